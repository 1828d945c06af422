import type { Settings } from "../configuration/settings.ts";
import type { Handlers } from "../http/handler.ts";
import type { Services } from "../services.ts";

/** What the portal needs to know of its deployment. */
export function configurationHandlers({ settings }: Pick<Services, "settings">) {
  return {
    "configuration.get": async ({ caller }) => {
      const set = await settings();
      return caller ? { ...openPart(set), session: sessionPart(set) } : openPart(set);
    },
  } satisfies Partial<Handlers>;
}

/** What the login page may know. */
function openPart({ brand, partners, links, theme }: Settings) {
  return { brand, partners: [...partners], links, theme };
}

/** What only somebody signed in may know; which token a frame gets is for the server alone. */
function sessionPart(set: Settings) {
  const { organisation, businessTimeZone, debug, edeUrl, carrierLogosHostPrefix } = set;
  return {
    organisation,
    businessTimeZone,
    debug,
    edeUrl,
    carrierLogosHostPrefix,
    marketing: { url: set.marketing.url, redirectId: set.marketing.redirectId },
    telephony: { url: set.telephony.url },
    marketplace: set.marketplace,
  };
}
