import { isBlank, isPhone } from "@portico/format";
import type { ResultTexts } from "../texts/en.ts";

/** What a visitor enters to be called. */
export interface LeadEntry {
  readonly name: string;
  readonly phone: string;
  readonly consent: boolean;
}

/** What is wrong with an entry, by field. */
export function leadProblems({ name, phone, consent }: LeadEntry, texts: ResultTexts["lead"]) {
  const phoneProblem = () => {
    if (phone.trim() === "") return texts.phoneMissing;
    return isPhone(phone) ? undefined : texts.phoneInvalid;
  };
  return {
    name: isBlank(name) ? texts.nameMissing : undefined,
    phone: phoneProblem(),
    consent: consent ? undefined : texts.consentMissing,
  };
}
