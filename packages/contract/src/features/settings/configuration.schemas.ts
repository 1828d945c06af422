import { type CallSchemas, screenId, screenVersionNumber } from "@portico/endpoints/schemas";
import * as z from "zod";

const hour = z.number().int().min(0).max(24);

const colors = z
  .string()
  .optional()
  .describe("CSS variables with the brand's colors. Default: the product's own.");

/** A partner's theme, used on hosts whose name starts with `hostPrefix`. */
const brand = z.object({
  id: z.string(),
  hostPrefix: z.string(),
  name: z.string(),
  logoUrl: z.string().describe("A URL of this site. Empty for the product's own logo."),
  footer: z.string(),
  colors,
  hidesLoginLinks: z
    .boolean()
    .describe("Whether call, email and privacy links are hidden on the login page."),
});
/** A partner's theme. */
export type Brand = z.infer<typeof brand>;

/** The configuration for users who are not signed in. */
const openConfiguration = z.object({
  brand: z.object({ id: z.string(), name: z.string(), logoUrl: z.string(), footer: z.string(), colors }),
  partners: z.array(brand),
  links: z.object({
    callUs: z.string(),
    emailUs: z.string(),
    privacy: z.string(),
    seePlans: z.string(),
  }),
  theme: z.object({
    lightFrom: hour.describe("The hour when the light theme starts."),
    lightUntil: hour.describe("The hour when the light theme ends."),
  }),
});

/** What the router and sidebar need of a custom screen before it is opened. */
export const customScreenOutline = z.object({
  id: screenId,
  version: screenVersionNumber.describe("The published version."),
  path: z.string().describe("The path below /portal/."),
  title: z.string(),
  navigation: z
    .object({ section: z.string(), label: z.string().optional(), order: z.number().int().optional() })
    .optional()
    .describe("Its entry in the sidebar. Default: none."),
});
/** What the router and sidebar need of a custom screen before it is opened. */
export type CustomScreenOutline = z.infer<typeof customScreenOutline>;

const screenFault = z.object({ path: z.string(), message: z.string() });

const frame = z.object({ url: z.string().describe("Empty if there is none.") });

/** The configuration for signed-in users. */
const sessionConfiguration = z.object({
  organisation: z.string().describe("Empty if the deployment serves several organizations."),
  businessTimeZone: z.string().describe("An IANA time zone name. Determines today's date."),
  debug: z.boolean(),
  marketing: frame.extend({ redirectId: z.string().describe("Empty to hide the Marketing link.") }),
  telephony: frame,
  marketplace: z.object({
    url: z.string().describe("The target of the Marketplace link."),
    base: z.string().describe("The base URL of the Marketplace API."),
    key: z.string().describe("The public key of the Marketplace API."),
  }),
  edeUrl: z.string(),
  carrierLogosHostPrefix: z
    .string()
    .describe("Carrier logo links are shown on host names that start with this. Empty for never."),
  carrierLinks: z
    .array(
      z.object({
        carrier: z.string(),
        url: z.string(),
        logoUrl: z.string().describe("A URL of this site. Empty for the carrier's initials."),
      }),
    )
    .describe("The carrier logo links of the dashboard."),
  rights: z
    .object({ roles: z.array(z.string()), claims: z.array(z.string()) })
    .describe("The caller's current roles and claims. Those in the token are from the sign-in."),
  screens: z
    .array(customScreenOutline)
    .describe("The published custom screens that the caller has access to, by title."),
});

/** The schemas of the calls on the configuration. */
export const configurationSchemas = {
  "configuration.get": {
    response: openConfiguration.extend({ session: sessionConfiguration.optional() }),
  },
  "configuration.screen": {
    params: z.strictObject({ screenId }),
    response: z.object({
      id: screenId,
      version: screenVersionNumber,
      title: z.string(),
      screen: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe("The screen declaration. Null if it can no longer be shown."),
      dropped: z.array(screenFault).describe("The parts left out because their data no longer exists."),
      problems: z.array(screenFault).describe("Why it can't be shown, with the path of each problem."),
      editorId: z
        .uuid()
        .optional()
        .describe("Its ID in the screen editor, if it can't be shown and the caller can edit screens."),
    }),
  },
} satisfies Record<string, CallSchemas>;
