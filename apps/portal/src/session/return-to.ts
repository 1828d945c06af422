const home = "/portal/";

/** Returns the URL of the login page that redirects to the requested page after sign-in. */
export function loginPath(wanted: { pathname: string; search: string }): string {
  const target = wanted.pathname + wanted.search;
  return target === home || target === "/portal"
    ? "/login"
    : `/login?${new URLSearchParams({ returnTo: target })}`;
}

/** Returns the URL to open after sign-in. Anything outside the portal is replaced by its index. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get("returnTo") ?? home;
  if (!wanted.startsWith(home) || wanted.includes("\\")) return home;
  const url = new URL(wanted, "https://portal.invalid");
  const isInside = url.host === "portal.invalid" && url.pathname.startsWith(home);
  return isInside ? url.pathname + url.search : home;
}
