/** The metal levels of plans, from the least to the most coverage. */
export const metalLevels = ["Catastrophic", "Bronze", "Silver", "Gold", "Platinum"] as const;
/** The network types of plans. */
export const planTypes = ["HMO", "PPO", "EPO", "POS"] as const;
/** The cost-sharing reductions of Silver plans, by their code in requests. */
export const csrVariants = ["CSR73", "CSR87", "CSR94"] as const;
/** What a member pays for plans can be sorted by (specification, part 2, section 9). */
export const planSorts = ["premium", "deductible", "quality_rating"] as const;
/** The number of plans in one response (specification, part 2, section 9). */
export const plansPerPage = 10;
/** The maximum number of plans to compare. */
export const maxComparedPlans = 4;

/** The sections of a plan's details, in order (specification, part 2, section 2). */
export const planSections = [
  "costs",
  "doctorVisits",
  "prescriptionDrugs",
  "labsAndImaging",
  "dental",
  "hospital",
  "mentalHealth",
  "pregnancy",
  "preventiveCare",
] as const;

/** The maximum number of enrollment groups, one for each applicant. */
export const maxGroups = 20;

/** The agreements that a tax credit requires, in order (specification, part 2, section 5). */
export const attestations = [
  "files_tax_return",
  "files_jointly",
  "is_not_dependent",
  "claims_exemptions",
] as const;

/** Whether groups of an application can be enrolled, or why not. */
export const enrollmentStates = [
  "open",
  "enrolled",
  "pending",
  "closed",
  "medicaid",
  "incomplete",
  "yearOver",
  "noAgent",
] as const;

/** Whether a person of an application can be in a new group (`open`), in the pending one, or why not. */
export const personStates = ["open", "pending", "enrolled", "medicaid", "closed", "notApplying"] as const;

/** What happened with a row of an uploaded file of applications. */
export const uploadOutcomes = [
  "added",
  "updated",
  "exists",
  "duplicate",
  "invalid",
  "notFound",
  "failed",
  "skipped",
] as const;

/** What happened with a row of an uploaded file of applications. */
export type UploadOutcome = (typeof uploadOutcomes)[number];

/** The statuses in which a policy covers nobody, as the Marketplace spells them. */
const endedStatuses = ["cancelled", "canceled", "terminated", "expired"];

/** Whether a policy of an application starts in a coverage year and wasn't canceled or terminated, and hasn't expired. */
export function coversYear(
  { dateEffective, status }: { readonly dateEffective: string; readonly status: string },
  year: number,
): boolean {
  return dateEffective.startsWith(String(year)) && !endedStatuses.includes(status.toLowerCase());
}

/** The territories, in which the Marketplace has no plans, by postal code. */
export const territories: readonly string[] = ["AS", "GU", "MP", "PR", "VI"];
