import type { configTypes } from "@portico/contract/features/settings/general-config.schemas";
import { isBlank } from "@portico/format";
import * as z from "zod";
import { hasWebAddress, isSingleLine, maxNameInMail } from "../outbox/mail-text.ts";
import { parseOpenEnrollment } from "./open-enrollment.ts";

/** The type of an entry's value. */
export type ConfigType = (typeof configTypes)[number];

const maxAddress = 2_000;

/** A path on this site: one leading slash, and nothing that a browser could take for another host. */
export const ownPath = z
  .string()
  .max(maxAddress, `Up to ${maxAddress} characters`)
  .regex(/^\/(?![/\\])[\w\-.~%!$&'()*+,;=:@/?#]*$/, "Must be a path on this site, such as /privacy");

/** A web URL, or a path on this site. */
export const webAddress = z
  .string()
  .max(maxAddress, `Up to ${maxAddress} characters`)
  .refine(
    (text) => ownPath.safeParse(text).success || isAddress(text, ["http:", "https:"]),
    "Must be a path on this site, or a URL that starts with https:// or http://",
  );

/** A link target: a web URL, an email address, or a phone number. */
export const linkAddress = z
  .string()
  .max(maxAddress, `Up to ${maxAddress} characters`)
  .refine(
    (text) => webAddress.safeParse(text).success || isAddress(text, ["mailto:", "tel:"]),
    "Must be a path on this site, or start with https://, http://, mailto: or tel:",
  );

/** An origin or a URL below it, without a query. */
export const baseAddress = z
  .string()
  .max(maxAddress, `Up to ${maxAddress} characters`)
  .refine((text) => isAddress(text, ["http:", "https:"]), "Must start with https:// or http://")
  .transform((text) => text.replace(/\/+$/, ""));

/** An IANA time zone known to this machine. */
export const timeZone = z
  .string()
  .max(100, "Up to 100 characters")
  .refine(isTimeZone, "Must be an IANA time zone name, such as America/New_York");

/** A single line of text. */
export const line = z
  .string()
  .max(500, "Up to 500 characters")
  .refine(isSingleLine, "Must be a single line without control characters or direction marks");

/** A text that must have a visible character. */
export function visible(schema: typeof line, message: string) {
  return schema.refine((text) => !isBlank(text), message);
}

/** Periods of open enrollment by coverage year. */
export const openEnrollmentText = line.refine(
  (text) => parseOpenEnrollment(text) !== undefined,
  "Must be a coverage year with its first and last day, such as 2027 2026-11-01/2026-12-15",
);

/** A name that appears in email and SMS. It must not send people to other sites. */
export const nameInMail = line
  .max(maxNameInMail, `Up to ${maxNameInMail} characters`)
  .refine(
    (text) => !hasWebAddress(text),
    "This name appears in email and SMS, so it can't contain a web or email address. Put a space after each period.",
  );

function isAddress(text: string, protocols: readonly string[]): boolean {
  const isPlain = isSingleLine(text) && !/[\s\\]/.test(text);
  const protocol = isPlain && URL.canParse(text) ? new URL(text).protocol : "";
  return protocols.includes(protocol);
}

function isTimeZone(name: string): boolean {
  try {
    // biome-ignore lint/plugin: shows nothing.
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
