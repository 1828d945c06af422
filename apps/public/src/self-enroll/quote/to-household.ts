import { applicantProblems, householdQuoteProblems, type QuoteProblem, quoteLimits } from "@portico/contract";
import type { Quote, QuoteHousehold } from "@portico/contract/schemas/quote";
import { type ApplicantDraft, countNotApplying, membersOf, numberOf, type QuoteDraft } from "./draft.ts";

/** Today in the browser's time zone, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What is wrong with the ZIP code. */
export function zipProblems({ zip }: QuoteDraft): QuoteProblem[] {
  return /^\d{5}/.test(zip) ? [] : [{ path: ["zip"], kind: "zipTooShort" }];
}

/** What is wrong with the people, as of today. */
export function peopleProblems({ applicants }: QuoteDraft, day = today()): QuoteProblem[] {
  return applicantProblems(applicants.map(toApplicant), day);
}

/** What is wrong with the household and its income. */
export function householdProblems(draft: QuoteDraft): QuoteProblem[] {
  return householdQuoteProblems(toMembers(draft), draft.applicants.map(toApplicant));
}

/** The request of a quote without problems. Undefined for other quotes. */
export function toHousehold(draft: QuoteDraft, day = today()): QuoteHousehold | undefined {
  const problems = [zipProblems, (one: QuoteDraft) => peopleProblems(one, day), householdProblems];
  if (draft.countyfips === "" || problems.some((find) => find(draft).length > 0)) return undefined;
  return {
    place: { zip: draft.zip, countyfips: draft.countyfips, state: draft.state },
    applicants: draft.applicants.map(toApplicant),
    household: toMembers(draft),
    healthcareLevel: draft.healthcareLevel,
    preferredDoctors: [...draft.preferredDoctors],
    preferredDrugs: [...draft.preferredDrugs],
  };
}

/** The whole quote, for a lead. Undefined for a quote with problems. */
export function toQuote(draft: QuoteDraft): Quote | undefined {
  const household = toHousehold(draft);
  return household && { ...household, plansSelected: [...draft.plansSelected] };
}

function toApplicant(draft: ApplicantDraft): QuoteHousehold["applicants"][number] {
  const { uid, relation, gender, smoker, applies, hasCoverage } = draft;
  const age = draft.age.trim() === "" ? undefined : numberOf(draft.age);
  return {
    uid,
    name: draft.name.trim().slice(0, quoteLimits.maxName),
    relation,
    smoker,
    applies,
    hasCoverage,
    pregnant: draft.pregnant && gender === "Female",
    ...(gender && { gender }),
    ...(draft.usesDob ? draft.dob && { dob: draft.dob } : age !== undefined && { age }),
  };
}

function toMembers(draft: QuoteDraft): QuoteHousehold["household"] {
  const { notApplying } = draft;
  return {
    members: draft.members === null ? membersOf(draft) : orZero(draft.members),
    members_not_applying: notApplying === null ? countNotApplying(draft) || 0 : orZero(notApplying),
    income: orZero(draft.income),
  };
}

/** A typed number, or 0 for an empty text. NaN for other texts. */
function orZero(text: string): number {
  return text.trim() === "" ? 0 : numberOf(text);
}
