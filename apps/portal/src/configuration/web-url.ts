/**
 * Parses a URL from the configuration, relative to the page's origin. Returns undefined if it is empty or not an HTTP
 * URL.
 */
export function webUrl(text: string | undefined): URL | undefined {
  if (!text || !URL.canParse(text, window.location.origin)) return undefined;
  const url = new URL(text, window.location.origin);
  return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
}
