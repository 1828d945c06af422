import type { configTypes } from "@portico/contract/features/general-config.schemas";
import * as z from "zod";
import { hasWebAddress, isSingleLine, maxNameInMail } from "../outbox/mail-text.ts";

/** How the value of an entry is written. */
export type ConfigType = (typeof configTypes)[number];

const maxAddress = 2_000;

/** A path of this origin: one slash, and nothing that a browser would take for another host. */
export const ownPath = z
  .string()
  .max(maxAddress, `At most ${maxAddress} characters`)
  .regex(/^\/(?![/\\])[\w\-.~%!$&'()*+,;=:@/?#]*$/, "Must be a path of this origin, like /privacy");

/** A web address: http or https, or a path of this origin. */
export const webAddress = z
  .string()
  .max(maxAddress, `At most ${maxAddress} characters`)
  .refine(
    (text) => ownPath.safeParse(text).success || isAddress(text, ["http:", "https:"]),
    "Must be a path of this origin, or an address that begins with https:// or http://",
  );

/** Where a link may lead: a web address, a mail address or a phone number. */
export const linkAddress = z
  .string()
  .max(maxAddress, `At most ${maxAddress} characters`)
  .refine(
    (text) => webAddress.safeParse(text).success || isAddress(text, ["mailto:", "tel:"]),
    "Must be a path of this origin, or begin with https://, http://, mailto: or tel:",
  );

/** An origin or an address below it, with no query. */
export const baseAddress = z
  .string()
  .max(maxAddress, `At most ${maxAddress} characters`)
  .refine((text) => isAddress(text, ["http:", "https:"]), "Must begin with https:// or http://")
  .transform((text) => text.replace(/\/+$/, ""));

/** An IANA time zone that this machine knows. */
export const timeZone = z
  .string()
  .max(100, "At most 100 characters")
  .refine(isTimeZone, "Must be a time zone's IANA name, like America/New_York");

/** Text of one line. */
export const line = z
  .string()
  .max(500, "At most 500 characters")
  .refine(isSingleLine, "Must be one line, without line breaks, control characters and direction marks");

/** A name that mail and SMS carry. Nobody may send people elsewhere by it. */
export const nameInMail = line
  .max(maxNameInMail, `At most ${maxNameInMail} characters`)
  .refine(
    (text) => !hasWebAddress(text),
    "Mail and SMS carry this name, so it must hold no web or mail address. Put a space after each dot.",
  );

function isAddress(text: string, protocols: readonly string[]): boolean {
  const isPlain = isSingleLine(text) && !/[\s\\]/.test(text);
  const protocol = isPlain && URL.canParse(text) ? new URL(text).protocol : "";
  return protocols.includes(protocol);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
