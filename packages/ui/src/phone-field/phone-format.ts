import { formatPhone, parsePhone } from "@portico/format";
import type { TextParser } from "../parsed-field/use-parsed-text.js";

/** A number with another country code: up to 15 digits (ITU-T E.164). */
const foreignPattern = /^\s*\+\s*[02-9](?:[-.()/ ]*\d){5,14}\s*$/;

/**
 * A US phone number, shown as `(305) 555-0142` and stored as its ten digits. A number with another country code is shown
 * and stored as typed.
 */
export const phoneFormat: TextParser = {
  parse: (text) => {
    if (text.trim() === "") return "";
    return parsePhone(text) ?? (foreignPattern.test(text) ? text : undefined);
  },
  show: (value) => (/^\d{10}$/.test(value) ? formatPhone(value) : undefined),
};
