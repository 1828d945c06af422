// Applies the theme before the first paint. Then `src/shell/theme.ts` takes over.
{
  const theme =
    localStorage.getItem("portico.theme") ??
    ["dark", "light"].find((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches);
  if (theme) document.documentElement.dataset.theme = theme;
}
