// Before anything is drawn, so that a dark evening stays dark.
try {
  const theme = localStorage.getItem("virtu.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
