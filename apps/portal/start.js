// Runs in the document, before any file has arrived. Sets the theme, so that the first paint has it
// (`src/shell/theme.ts` does the rest), and sends the page's first calls (`src/api/early-responses.ts` takes them over).
document.documentElement.dataset.theme =
  localStorage.getItem("portico.theme") ??
  ["dark", "light"].find((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches) ??
  "";
{
  const page = JSON.parse(document.getElementById("page")?.textContent ?? "{}");
  const token = localStorage.getItem("portico.token");
  const responses = new Map();
  const send = (path) =>
    fetch(path, { headers: { accept: "application/json", authorization: `Bearer ${token}` } });
  /** Sends a call now. Whoever takes the response over reports its failure. */
  const add = (path) => {
    const response = send(path);
    response.catch(() => undefined);
    responses.set(path, () => response);
  };
  /** The response to a call from that of `page.start`, or to the call itself if that has none. */
  const partOf = async (loading, path) => {
    const parts = await loading.catch(() => ({}));
    if (!Object.hasOwn(parts, path)) return send(path);
    return parts[path] === null ? new Response(null, { status: 204 }) : Response.json(parts[path]);
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
  if (page.start && token) {
    try {
      // A link with filters has other rows.
      const isPlain = location.search === "";
      if (page.rows && isPlain) add(firstRows(page.rows));
      const parts = send(page.start).then(async (response) =>
        response.ok ? (await response.json()).parts : {},
      );
      for (const path of page.parts) responses.set(path, () => partOf(parts, path));
      for (const path of isPlain ? page.calls : []) add(path);
    } catch {
      // A token that can't be read is refused by the portal.
    }
  }
  globalThis.porticoEarly = { token, responses };
}
