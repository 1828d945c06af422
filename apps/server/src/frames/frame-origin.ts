import type { Settings } from "../configuration/settings.ts";
import type { FramePolicy } from "../http/security-headers.ts";

/** What says where frames come from, and where the portal itself is. */
export type FrameSettings = Pick<Settings, "marketing" | "telephony" | "publicUrl">;

/** A host's name or address. Others are valid in an address too, and some mean more than one host in a policy: `*`. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/;

/**
 * The one origin of a frame's page, a path being of the portal's own; undefined where there is no page, or its address
 * names no single host.
 */
export function frameOrigin({ url }: { readonly url: string }, publicUrl: string): string | undefined {
  if (url === "" || !URL.canParse(url, publicUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(url, publicUrl);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && plainHost.test(hostname) ? origin : undefined;
}

/** What the portal's page allows, as it is set. */
export function framePolicy({ marketing, telephony, publicUrl }: FrameSettings): FramePolicy {
  const foreign = (frame: { readonly url: string }) =>
    frame.url.startsWith("/") ? undefined : frameOrigin(frame, publicUrl);
  const [ofMarketing, ofTelephony] = [foreign(marketing), foreign(telephony)];
  const origins = [ofMarketing, ofTelephony].filter((origin) => origin !== undefined);
  return {
    origins: [...new Set(origins)],
    microphone: telephony.url === "" ? [] : ["self", ...(ofTelephony === undefined ? [] : [ofTelephony])],
  };
}
