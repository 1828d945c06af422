import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { screenId, screenVersionNumber } from "../schemas/screen-id.ts";

const hour = z.number().int().min(0).max(24);

/** A partner's theme, used on hosts whose name starts with `hostPrefix`. */
const brand = z.object({
  id: z.string(),
  hostPrefix: z.string(),
  name: z.string(),
  logoUrl: z.string().describe("Of this origin; empty for the product's own mark."),
  footer: z.string(),
  hidesLoginLinks: z
    .boolean()
    .describe("Whether call, e-mail and privacy links are hidden on the login page."),
});
/** A partner's theme. */
export type Brand = z.infer<typeof brand>;

/** The configuration for users who are not signed in. */
const openConfiguration = z.object({
  brand: z.object({ id: z.string(), name: z.string(), logoUrl: z.string(), footer: z.string() }),
  partners: z.array(brand),
  links: z.object({
    callUs: z.string(),
    emailUs: z.string(),
    privacy: z.string(),
    seePlans: z.string(),
  }),
  theme: z.object({
    lightFrom: hour.describe("The hour at which the light theme starts."),
    lightUntil: hour.describe("The hour before which it ends."),
  }),
});

/** What the router and sidebar need of a custom screen before it is opened. */
export const addedScreenOutline = z.object({
  id: screenId,
  version: screenVersionNumber.describe("The version that is published."),
  path: z.string().describe("Below /portal/."),
  title: z.string(),
  navigation: z
    .object({ section: z.string(), label: z.string().optional(), order: z.number().int().optional() })
    .optional()
    .describe("Where it stands in the sidebar; nowhere, unless said."),
});
/** What the router and sidebar need of a custom screen before it is opened. */
export type AddedScreenOutline = z.infer<typeof addedScreenOutline>;

const screenFault = z.object({ path: z.string(), message: z.string() });

const frame = z.object({ url: z.string().describe("Empty where there is none.") });

/** The configuration for signed-in users. */
const sessionConfiguration = z.object({
  organisation: z.string().describe("Empty where the deployment serves several."),
  businessTimeZone: z.string().describe("An IANA name; 'today' follows it."),
  debug: z.boolean(),
  marketing: frame.extend({ redirectId: z.string().describe("Empty to hide the Marketing link.") }),
  telephony: frame,
  marketplace: z.object({
    url: z.string().describe("Target of the Marketplace link."),
    base: z.string().describe("The Marketplace API."),
    key: z.string().describe("Its public key."),
  }),
  edeUrl: z.string(),
  carrierLogosHostPrefix: z
    .string()
    .describe("Carrier logo links are shown on host names that start with this. Empty for never."),
  screens: z
    .array(addedScreenOutline)
    .describe(
      "The published screens that administrators added, those whose access the caller meets, by title.",
    ),
});

/** The schemas of the calls on the configuration. */
export const configurationSchemas = {
  "configuration.get": {
    answer: openConfiguration.extend({ session: sessionConfiguration.optional() }),
  },
  "configuration.screen": {
    params: z.strictObject({ screenId }),
    answer: z.object({
      id: screenId,
      version: screenVersionNumber,
      title: z.string(),
      screen: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe("In the list-screen language; null where it cannot be shown any more."),
      dropped: z.array(screenFault).describe("What was left out of it, because the contract has moved on."),
      problems: z.array(screenFault).describe("Why it cannot be shown, each with its path in the document."),
    }),
  },
} satisfies Record<string, CallSchemas>;
