import { claimList, roleList } from "@portico/contract/schemas/user-rights";
import { contrast, isHexColor, minTextContrast } from "@portico/format";
import * as z from "zod";
import { columnNames, type ExtraHeaders } from "./policy-headers.ts";
import { type StatusWords, statusCodes } from "./policy-statuses.ts";
import { line, nameInMail, ownPath, visible, webAddress } from "./value-schemas.ts";

const white = "#ffffff";

/** A color on which white text is readable. Empty for the product's own. */
export const accentColor = z.string().superRefine((color, context) => {
  if (color === "") return;
  if (!isHexColor(color)) {
    context.addIssue({ code: "custom", message: "Must be a color such as #0a7770" });
    return;
  }
  const ratio = contrast(color, white);
  if (ratio >= minTextContrast) return;
  const shown = ratio.toFixed(2);
  context.addIssue({
    code: "custom",
    message: `White text on this color has a contrast of ${shown}. At least ${minTextContrast} is required: choose a darker color`,
  });
});

/** A logo on this site. Empty for none. */
export const logoPath = z.union([z.literal(""), ownPath]);

/** Brands by host name. */
export const partnerList = uniqueBy(
  z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, "Use lowercase letters, digits, and hyphens"),
        hostPrefix: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/, "Must be the start of a host name"),
        name: visible(nameInMail, "Name is required"),
        logoUrl: logoPath,
        footer: line,
        hidesLoginLinks: z.boolean(),
        accent: accentColor.default(""),
      }),
    )
    .max(20, "Up to 20 partners"),
  { id: "Another partner has this ID", hostPrefix: "Another partner has this host prefix" },
);

/** Days without working hours. */
export const holidayList = uniqueBy(
  z
    .array(
      z.strictObject({
        date: z.iso.date("Must be a day, such as 2026-12-25"),
        name: visible(line, "Name is required"),
      }),
    )
    .max(500, "Up to 500 holidays"),
  { date: "This day is already in the list" },
);

/** Links to carriers' sites, with their logos. */
export const carrierLinkList = uniqueBy(
  z
    .array(
      z.strictObject({
        carrier: visible(line, "Carrier is required"),
        url: webAddress,
        logoUrl: logoPath,
      }),
    )
    .max(200, "Up to 200 carriers"),
  { carrier: "This carrier is already in the list" },
);

/** Additional header names by column. */
export const extraHeaders: z.ZodType<ExtraHeaders> = z.partialRecord(
  z.enum(columnNames),
  z.array(visible(line, "Header is required")).max(20, "Up to 20 headers for a column"),
  { error: ({ code }) => (code === "invalid_key" ? "Choose a column" : undefined) },
);

/** Additional words of carriers' files by policy status. */
export const extraStatusWords: z.ZodType<StatusWords> = z.partialRecord(
  z.enum(statusCodes),
  z.array(visible(line, "Word is required")).max(50, "Up to 50 words for a status"),
  { error: ({ code }) => (code === "invalid_key" ? "Choose a status" : undefined) },
);

/** Rejects entries whose value of a field is that of an earlier entry, ignoring case. */
function uniqueBy<Entry extends object>(
  list: z.ZodType<Entry[]>,
  messages: Readonly<Partial<Record<Extract<keyof Entry, string>, string>>>,
): z.ZodType<Entry[]> {
  return list.superRefine((entries, context) => {
    for (const [field, message] of Object.entries(messages)) {
      const seen = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const value = String(Reflect.get(entry, field)).toLowerCase();
        if (seen.has(value))
          context.addIssue({ code: "custom", path: [index, field], message: String(message) });
        seen.add(value);
      }
    }
  });
}

/** Roles and claims to start a new user with. */
export const roleTemplateList = uniqueBy(
  z
    .array(
      z.strictObject({
        name: visible(line.max(50, "Up to 50 characters"), "Name is required"),
        roles: roleList,
        claims: claimList,
      }),
    )
    .max(20, "Up to 20 templates"),
  { name: "Another template has this name" },
);
