document.documentElement.dataset.theme =
  localStorage.getItem("portico.theme") ??
  ["dark", "light"].find((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches) ??
  "";
