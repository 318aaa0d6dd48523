import { Icon } from "../ui/Icon.tsx";

// The games' pictures, drawn from their own pieces. The coast is Natural Earth's (public domain), simplified.

const COAST =
  "M980 200L980 700L937 700L936 692L931 693L927 686L937 692L939 683L932 685L925 682L924 687L909 666L909 660L900 653L898 648L890 640L890 636L879 628L880 634L848 602L835 597L834 590L850 598L881 628L867 609L866 604L869 603L864 603L866 602L865 598L847 577L836 553L819 543L814 534L805 531L811 530L809 528L786 524L788 528L784 528L774 522L777 519L773 516L775 509L779 509L774 507L778 508L779 504L764 491L760 483L764 485L752 469L738 435L739 427L744 431L746 426L751 434L751 425L760 435L768 437L755 424L741 396L738 378L748 356L748 341L738 326L735 316L720 303L698 328L697 334L689 336L690 327L690 333L684 340L681 339L679 348L673 343L671 350L672 346L667 337L671 337L668 335L669 328L663 314L663 309L672 310L663 307L667 290L670 289L666 285L668 276L670 268L674 272L675 267L688 270L686 265L694 266L687 246L682 242L681 248L668 250L671 246L668 242L652 234L647 240L652 241L646 245L636 243L594 248L596 244L602 246L608 241L605 242L604 238L598 242L595 238L596 243L591 240L584 242L575 255L570 256L571 260L574 257L572 266L578 266L574 276L574 288L576 283L584 296L573 309L575 301L573 301L569 310L564 303L561 304L550 337L548 365L559 393L574 408L589 437L602 452L605 451L610 460L607 550L609 565L632 614L641 622L640 632L656 645L663 656L682 665L729 676L736 682L736 695L727 700L544 700L538 687L529 684L523 687L510 672L488 672L483 651L466 639L459 617L447 601L448 585L441 570L435 563L429 561L426 533L410 513L400 507L395 512L391 507L391 503L397 504L400 501L401 492L392 469L380 457L386 450L386 446L379 440L369 438L382 409L377 380L386 348L382 322L368 308L365 314L336 267L333 271L328 262L311 249L305 246L282 250L274 259L261 261L247 274L238 277L208 276L195 270L179 275L166 273L161 282L148 278L139 286L129 282L124 288L112 291L119 294L115 301L93 297L89 302L80 294L74 295L73 301L67 299L71 294L65 292L61 284L56 284L60 290L52 290L45 272L40 271L36 264L26 259L29 246L27 243L22 244L8 237L11 230L22 232L28 229L29 227L22 226L18 216L14 228L1 223L0 230L0 200ZM702 383L704 392L700 381L697 380L700 366L703 370ZM361 445L354 451L354 458L350 450L336 447L335 441L340 440L353 446L360 442ZM841 601L843 608L831 603L818 602L804 594L810 592L805 588L808 588L818 595ZM814 576L793 562L803 562L808 567L805 562L809 565L814 566L818 573L850 587ZM805 556L800 549L804 548L803 544L830 556L834 562L830 565ZM730 460L734 466L729 462L731 468L728 463L718 433L725 442ZM732 394L727 376L731 389L733 392L735 389L742 401L742 405L734 396L740 409L742 413L740 406L751 424L746 419L747 426L740 422L743 416L731 401ZM730 369L730 371L726 370L724 365L729 367L729 364L728 361L733 363L731 365L736 376L734 379ZM710 375L708 379L704 374L703 346L705 343L707 347L712 345L709 326L713 321L716 322L714 335L718 344L710 360ZM734 353L728 347L730 340L722 339L718 332L727 330L732 319L735 321L732 328L737 330L734 337L739 340L741 348L741 352ZM872 635L877 642L852 627L849 623L853 623ZM227 645L228 649L223 655L203 668L200 680L204 688L196 700L89 700L97 681L104 690L100 686L109 672L105 666L101 671L100 664L105 654L103 652L114 650L121 631L117 622L121 614L120 596L113 596L114 591L109 595L110 589L117 584L114 579L126 567L125 561L129 558L132 573L146 581L172 579L192 568L203 569L209 561L214 561L215 569L216 567L215 569L219 569L224 575L222 584L226 579L232 584L224 593L227 592L227 595L235 599L229 597L225 602L220 601L230 606L227 608L233 616L226 618ZM204 452L204 448L216 449L211 443L213 440L208 439L210 435L220 434L229 421L234 424L237 421L254 423L264 418L272 422L274 429L280 423L281 413L289 406L291 399L296 400L298 404L292 422L283 436L286 446L272 487L253 500L243 524L236 531L231 530L235 532L227 537L225 543L220 543L218 547L222 546L216 551L210 544L213 542L212 536L208 537L194 520L198 513L209 511L192 498L204 495L203 492L209 487L207 484L195 482L196 475L201 476L211 472L210 465L202 457L205 456Z";

const SHAPES: Record<string, string> = {
  florence: "M3.5-26.2L26.2-3.5Q29.7 0 26.2 3.5L3.5 26.2Q0 29.7-3.5 26.2L-26.2 3.5Q-29.7 0-26.2-3.5L-3.5-26.2Q0-29.7 3.5-26.2Z",
  milan: "M24 0A24 24 0 1 1-24 0 24 24 0 1 1 24 0Z",
  venice: "M-19-22.5H19Q22.5-22.5 22.5-19V-5C22.5 12 10 22 0 29C-10 22-22.5 12-22.5-5V-19Q-22.5-22.5-19-22.5Z",
  rome: "M-10.5-25H10.5L25-10.5V10.5L10.5 25H-10.5L-25 10.5V-10.5Z",
};

export function Vignette({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return Picture ? (
    <div class="vig">
      <Picture />
    </div>
  ) : null;
}

const PICTURES: Record<string, () => preact.JSX.Element> = {
  governing: Governing, wars_of_italy: Wars, seven_virtues: Virtues, honour: Honour,
};

/** A house's token: its shape and charge as well as its colour. */
function Token({ house, x, y, scale }: { house: string; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} style={{ color: `var(--house-${house}-on)` }}>
      <path d={SHAPES[house]} fill={`var(--house-${house})`} stroke="var(--coast)" stroke-width="2.2" />
      <circle r="16.500" fill="none" stroke="currentColor" stroke-opacity=".5" />
      <svg x="-11" y="-11" width="22" height="22">
        <Icon name={`h_${house}`} size={22} />
      </svg>
    </g>
  );
}

function Governing() {
  const tokens: [string, number, number][] = [
    ["milan", 205, 484], ["florence", 467, 369], ["florence", 383, 359], ["florence", 433, 452], ["venice", 548, 345],
    ["venice", 609, 452], ["rome", 486, 610], ["rome", 555, 539],
  ];
  return (
    <svg viewBox="40 240 900 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="0" y="200" width="1000" height="500" fill="var(--sea)" />
      <path d={COAST} fill="none" stroke="var(--sea2)" stroke-width="16" />
      <path d={COAST} fill="none" stroke="var(--sea)" stroke-width="12" />
      <path d={COAST} fill="var(--land)" stroke="var(--coast)" stroke-width="2.5" />
      {tokens.map(([house, x, y]) => (
        <Token key={`${x}`} house={house} x={x} y={y} scale={1.25} />
      ))}
    </svg>
  );
}

function Wars() {
  const zones = [0.75, 0.75, 0.35, 0.35, 0.35, 0, 0, 0, 0.35, 0.35, 0.35, 0.75, 0.75];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {[21, 62, 103].map((y) =>
        zones.map((strength, square) => (
          <rect
            key={`${y} ${square}`}
            x={24 + square * 21.2}
            y={y}
            width="19"
            height="26"
            rx="2"
            fill={strength === 0 ? "var(--raised)" : square < 6 ? "var(--house-milan)" : "var(--house-naples)"}
            fill-opacity={strength || 1}
            stroke="var(--rule)"
          />
        )),
      )}
      <Token house="rome" x={203} y={34} scale={0.64} />
      <Token house="venice" x={97} y={75} scale={0.64} />
      <Token house="florence" x={266} y={116} scale={0.58} />
    </svg>
  );
}

function Virtues() {
  const virtues = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {virtues.map((virtue, index) => {
        const turn = index - 3;
        return (
          <g
            key={virtue}
            transform={`translate(${160 + turn * 36} ${74 + turn * turn * 3.2}) rotate(${turn * 9})`}
            style={{ color: `var(--card-${virtue})` }}
          >
            <rect x="-25" y="-38" width="50" height="76" rx="4" fill="#FFFDF6" stroke="#98825C" />
            <path d="M-25-18V-34Q-25-38-21-38H21Q25-38 25-34V-18Z" fill="currentColor" />
            <svg x="-16" y="-11" width="32" height="32">
              <Icon name={virtue} size={32} />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

function Honour() {
  const queue: [number, string][] = [[4, "shield"], [2, "book"], [5, "sun"], [3, "shield"]];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      <g transform="translate(58 75)" stroke="var(--coast)" fill="var(--coast)">
        <circle r="40" fill="none" stroke-width="5" />
        {Array.from({ length: 12 }, (_, tooth) => (
          <rect key={tooth} x="-4" y="-50" width="8" height="12" stroke="none" transform={`rotate(${tooth * 30})`} />
        ))}
        {Array.from({ length: 6 }, (_, spoke) => (
          <path key={spoke} d="M0 0V-38" stroke-width="4" transform={`rotate(${spoke * 60})`} />
        ))}
        <circle r="10" stroke="none" />
      </g>
      {queue.map(([points, group], index) => (
        <g key={index} transform={`translate(${140 + index * 46} 75)`}>
          <rect x="-20" y="-30" width="40" height="60" rx="4" fill="#FFFDF6" stroke="#98281C" stroke-width="1.5" />
          <text y="-8" text-anchor="middle" style="font: 700 18px var(--ui)" fill="#98281C">
            {points}
          </text>
          <svg x="-11" y="0" width="22" height="22" style={{ color: "#2A2018" }}>
            <Icon name={group} size={22} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
