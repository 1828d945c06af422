/**
 * An address of the configuration, from this page's own where it is relative; undefined for an empty one and for what
 * is no address of the web.
 */
export function webUrl(text: string | undefined): URL | undefined {
  if (!text || !URL.canParse(text, window.location.origin)) return undefined;
  const url = new URL(text, window.location.origin);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}
