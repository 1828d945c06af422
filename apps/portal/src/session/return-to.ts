const home = "/portal/";

/** The login page's URL that returns to the requested page. */
export function loginPath(wanted: { pathname: string; search: string }): string {
  const target = wanted.pathname + wanted.search;
  return target === home || target === "/portal"
    ? "/login"
    : `/login?${new URLSearchParams({ returnTo: target })}`;
}

/** Where to go after sign-in: a URL within the portal, or its index for anything else. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get("returnTo") ?? home;
  if (!wanted.startsWith(home) || wanted.includes("\\")) return home;
  const url = new URL(wanted, "https://portal.invalid");
  const isInside = url.host === "portal.invalid" && url.pathname.startsWith(home);
  return isInside ? url.pathname + url.search : home;
}
