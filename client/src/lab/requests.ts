import { read, request } from "../net/http.ts";
import type { Lab, NewStudy, OwnGames, StudyInfo, StudyReport } from "./wire.ts";

/** What only the lab asks the server. */
export const labHttp = {
  lab: () => read<Lab>("GET", "/lab"),
  begin: (study: NewStudy) => read<StudyInfo>("POST", "/lab/studies", study),
  study: (id: string) => read<StudyInfo>("GET", `/lab/studies/${id}`),
  remove: async (id: string) => void (await request("DELETE", `/lab/studies/${id}`)),
  pause: (id: string) => read<StudyInfo>("POST", `/lab/studies/${id}/pause`),
  resume: (id: string) => read<StudyInfo>("POST", `/lab/studies/${id}/resume`),
  keep: (id: string) => read<StudyInfo>("POST", `/lab/studies/${id}/keep`),
  figures: (id: string) => read<StudyReport>("GET", `/lab/studies/${id}/figures`),
  own: (game: string, players: number) => read<OwnGames>("GET", `/lab/games/${game}?players=${players}`),
};

/** Where a browser fetches one of a study's files. */
export const fileOf = (id: string, what: "report" | "table" | "file" | "data"): string => `/api/lab/studies/${id}/${what}`;
