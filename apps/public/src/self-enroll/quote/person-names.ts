import type { ApplicantDraft, Relation } from "./draft.ts";

/**
 * What each person is called, by `uid`: the name, or the relation to the first person. Several unnamed people with the
 * same relation are numbered.
 */
export function personNames(
  applicants: readonly Pick<ApplicantDraft, "uid" | "name" | "relation">[],
  relations: Readonly<Record<Relation, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    applicants.map((applicant) => {
      const { uid, name, relation } = applicant;
      const alike = applicants.filter((other) => other.relation === relation);
      const number = alike.length > 1 ? ` ${alike.indexOf(applicant) + 1}` : "";
      return [uid, name.trim() || `${relations[relation]}${number}`];
    }),
  );
}
