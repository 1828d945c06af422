import { formatMoney } from "@portico/ui/format";

const list = new Intl.ListFormat("en-US");
const money = (amount: number) => formatMoney(amount);

/** The texts of enrollment groups and of submitting them. */
export const enrollmentMessages = {
  title: "Enrollment groups",
  subtitle: (person: string, id: string) => `${person}, application ${id}`,
  backToApplication: "Back to the application",
  group: (number: number) => `Group ${number}`,
  applicants: "Applicants",
  applicantHint: "Each person is in one group. Changing people clears the plans of all groups.",
  applicant: (name: string, credit: number) =>
    credit > 0 ? `${name}, credit ${money(credit)} a month` : `${name}, no credit`,
  /** In short, why an applicant can't be in a group. */
  states: {
    open: undefined,
    pending: undefined,
    enrolled: "Already enrolled",
    medicaid: "Medicaid or CHIP",
    closed: "No enrollment period",
    notApplying: "Not applying",
  },
  notice: {
    titles: {
      open: "Not everyone can enroll",
      enrolled: "Already enrolled",
      pending: "Other groups aren't confirmed yet",
      closed: "No enrollment today",
      medicaid: "No one can enroll",
      incomplete: "The application isn't complete",
      yearOver: "Coverage can no longer start in the coverage year",
      noAgent: "The application has no agent",
    },
    openPolicy: (number: string) => `Open policy ${number}`,
    continue: "Continue this application at the Marketplace",
  },
  unassigned: (names: string) => `Not in a group, so not enrolled: ${names}`,
  plan: {
    title: "Plan",
    none: "No plan chosen",
    choose: "Choose a plan",
    change: "Change plan",
    chooseFor: (number: number) => `Choose a plan for group ${number}`,
    changeFor: (number: number) => `Change plan of group ${number}`,
    needsApplicants: "Choose the applicants of this group first",
    checking: "Checking the price…",
    changed: (before: number, now: number) =>
      `The full premium is now ${money(now)} a month. It was ${money(before)} when the plan was chosen.`,
    notPriced: (reason: string) => `This plan's price couldn't be checked. ${reason}`,
    retry: "Try again",
  },
  credit: {
    label: "Tax credit a month",
    hint: (largest: number) => `Up to ${money(largest)}`,
    none: "The applicants of this group have no tax credit.",
    partlyUsed: (used: number) =>
      used > 0
        ? `This plan can use only ${money(used)} of the credit.`
        : "This plan can't use the tax credit.",
  },
  price: {
    premium: "Premium",
    credit: "Credit applied",
    responsibility: "To pay a month",
    total: "All groups",
  },
  add: "Add Group",
  tooMany: (most: number) => `Up to ${most} groups`,
  remove: "Remove Group",
  onlyOne: "There must be one group",
  agreement: {
    title: "Tax credit agreement",
    text: "A tax credit is applied. The tax filer must agree to all of these.",
    items: {
      files_tax_return: "I will file an income tax return for the coverage year.",
      files_jointly: "If I'm married, I will file jointly with my spouse.",
      is_not_dependent: "No one will claim me as a dependent on their tax return.",
      claims_exemptions: "I will claim exemptions for the listed household members.",
    },
    household: (names: readonly string[]) => `Household members: ${list.format(names)}`,
  },
  submit: "Submit Enrollment",
  failed: "The enrollment wasn't submitted. What you chose is kept.",
  notConfirmed: "We couldn't confirm the enrollment. Submit it again. Nobody is enrolled twice.",
  /** Why the enrollment can't be submitted. */
  reasons: {
    noApplicants: (number: number) => `Group ${number} has no applicants`,
    ineligible: (reason: string) => `${reason} Leave them out of the enrollment groups.`,
    noPlan: (number: number) => `Choose a plan for group ${number}`,
    notPriced: (number: number) => `The price of group ${number} isn't known yet`,
    overElected: (used: number, elected: number, usedByPolicies: number) =>
      usedByPolicies > 0
        ? `The groups use ${money(used)} of credit, but ${money(elected)} was elected, and policies already use ${money(usedByPolicies)}`
        : `The groups use ${money(used)} of credit, but ${money(elected)} was elected`,
    agreements: "Check all four boxes",
  },
} as const;
