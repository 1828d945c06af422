// Before the first paint. A file of its own, because the server's policy allows no inline scripts.
try {
  const stored = localStorage.getItem("portico.design.theme");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = stored ?? (isDark ? "dark" : "light");
} catch {
  // Storage is blocked: the light theme of the document stays.
}
