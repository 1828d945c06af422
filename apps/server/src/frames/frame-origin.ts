import type { Settings } from "../configuration/settings.ts";
import type { FramePolicy } from "../http/security-headers.ts";

/** The settings for embedded pages and the Marketplace, and the portal's own URL. */
export type FrameSettings = Pick<Settings, "marketing" | "telephony" | "marketplace" | "publicUrl">;

/**
 * A host name or IP address. URLs can contain other hosts; in a content security policy, some, such as `*`, match
 * several.
 */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/;

/**
 * The origin of an embedded page. Paths are on the portal's own origin. Undefined if there is no page or its URL has no
 * single host.
 */
export function frameOrigin({ url }: { readonly url: string }, publicUrl: string): string | undefined {
  if (url === "" || !URL.canParse(url, publicUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(url, publicUrl);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && plainHost.test(hostname) ? origin : undefined;
}

/** What the portal's page may embed, and where it may send forms, from the settings. */
export function framePolicy({ marketing, telephony, marketplace, publicUrl }: FrameSettings): FramePolicy {
  const foreign = (frame: { readonly url: string }) =>
    frame.url.startsWith("/") ? undefined : frameOrigin(frame, publicUrl);
  const [ofMarketing, ofTelephony] = [foreign(marketing), foreign(telephony)];
  const ofMarketplace = foreign(marketplace);
  const origins = [ofMarketing, ofTelephony].filter((origin) => origin !== undefined);
  return {
    origins: [...new Set(origins)],
    microphone: telephony.url === "" ? [] : ["self", ...(ofTelephony === undefined ? [] : [ofTelephony])],
    formOrigins: ofMarketplace === undefined ? [] : [ofMarketplace],
  };
}
