// Runs in the document, before any file has arrived. Sets the theme, so that the first paint has it
// (`src/shell/theme.ts` does the rest), sends the page's first calls (`src/api/early-responses.ts` takes them over),
// and reloads a page whose code is missing.
document.documentElement.dataset.theme =
  localStorage.getItem("portico.theme") ??
  ["dark", "light"].find((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches) ??
  "";
// The server has only the files of its build, and the document may be that of another one.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
    const [{ type }] = performance.getEntriesByType("navigation");
    if (type === "reload") document.body.textContent = "Portico couldn't be loaded. Reload the page.";
    else location.reload();
  },
  true,
);
{
  const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
  const token = localStorage.getItem("portico.token");
  const responses = new Map();

  /** Reads several paths in one call. What does not arrive is undefined, and requested alone by whoever needs it. */
  const read = (token, paths) => {
    const waiting = new Map();
    for (const path of paths) {
      const { promise, resolve } = Promise.withResolvers();
      waiting.set(path, resolve);
      responses.set(path, { token, sentAt: performance.now(), response: promise });
    }
    const readLines = async () => {
      const query = new URLSearchParams(paths.map((path) => ["path", path]));
      const { ok, body } = await fetch(`/api/Session/read?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!ok) return;
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (text + part.value).split("\n");
        text = lines.pop();
        for (const line of lines) {
          const { path, status, body } = JSON.parse(line);
          waiting.get(path)(
            status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
          );
        }
      }
    };
    readLines()
      .catch(() => undefined)
      .then(() => {
        for (const resolve of waiting.values()) resolve();
      });
  };

  const firstRows = ({ accesses, paths }) => {
    const [, payload = ""] = token.split(".");
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const rights = { ...claims, ...JSON.parse(localStorage.getItem("portico.rights") ?? "{}") };
    const names = [rights.roles, rights.claims].flat().map((name) => name.toLowerCase());
    const allows = (access) =>
      access.split(" ").every((group) => group.split("|").some((name) => names.includes(name.toLowerCase())));
    return paths[accesses.map((access) => (allows(access) ? "1" : "0")).join("")];
  };

  globalThis.porticoEarly = { responses, read, openedPath: location.pathname };
  if (page.before && token) {
    try {
      const { before, rows, after, unfiltered } = page;
      // A link with filters has other rows.
      const isPlain = location.search === "";
      // Of the user's own columns and page size, if there are any.
      const own = JSON.parse(localStorage.getItem("portico.rows") ?? "{}")[location.pathname];
      const first = rows && isPlain ? [own ?? firstRows(rows)] : [];
      read(token, [...before, ...first.filter(Boolean), ...after, ...(isPlain ? unfiltered : [])]);
    } catch {
      // A token that can't be read is refused by the portal.
    }
  }
}
