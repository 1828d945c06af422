import { businessTimeZone } from "../business-clock.ts";
import type { Handlers } from "../http/handler.ts";

/** What the login page may know; the values work on one machine without being set. */
const open = {
  brand: { id: "portico", name: "Portico" },
  links: {
    callUs: "tel:+13055550100",
    emailUs: "mailto:support@portico.test",
    privacy: "/privacy",
    seePlans: "/self-enroll/",
  },
  theme: { lightFrom: 8, lightUntil: 18 },
};

/** What the portal needs to know of its deployment. */
export function configurationHandlers() {
  return {
    "configuration.get": async ({ caller }) =>
      caller ? { ...open, session: { organisation: "", businessTimeZone, debug: false } } : open,
  } satisfies Partial<Handlers>;
}
