import { decimalValue } from "@portico/renderer/forms";

/** A household member as the form's inputs hold them. */
export interface MemberValues {
  /** Empty for a new member. */
  id: string;
  relation: string;
  firstName: string;
  middleName: string;
  lastName: string;
  dob: string;
  sex: string;
  ssn: string;
  migratoryStatus: string;
  typeOfIncome: string;
  annualIncome: string;
  employerName: string;
  employerPhone: string;
  apply: boolean;
}

/** An application as the form's inputs hold it: empty texts for absent values, amounts as decimal texts. */
export interface ApplicationValues extends Omit<MemberValues, "id" | "relation" | "apply"> {
  sourceId: string;
  first_time_on_marketplace: boolean;
  married: boolean;
  phone: string;
  email: string;
  language: string;
  address: string;
  city: string;
  county: string;
  state: string;
  zipCode: string;
  residenceCardNumber: string;
  accountingServiceRequested: boolean;
  annualHouseholdIncome: string;
  totalMembers: number | null;
  applyingForCoverage: number | null;
  offlineAppMembers: MemberValues[];
  carrierId: string;
  planSelected: string;
  monthlyPayment: string;
  cardNumber: string;
  cardExpDate: string;
  cardCvv: string;
  cardFirstName: string;
  cardMiddleName: string;
  cardLastName: string;
  /** Whether to delete the stored card. */
  removeCard: boolean;
  note: string;
}

/** A stored application as the server returns it. */
export interface StoredApplication extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
}

/** The response with a stored application. */
export function storedApplicationOf(response: Readonly<Record<string, unknown>>): StoredApplication {
  return { ...response, id: String(response.id), version: Number(response.version) };
}

const person = {
  firstName: "",
  middleName: "",
  lastName: "",
  dob: "",
  sex: "",
  ssn: "",
  migratoryStatus: "",
  typeOfIncome: "",
  annualIncome: "",
  employerName: "",
  employerPhone: "",
};

/** A new household member. */
export const emptyMember: MemberValues = { ...person, id: "", relation: "", apply: true };

/** A new application. */
export const emptyApplication: ApplicationValues = {
  ...person,
  sourceId: "",
  first_time_on_marketplace: false,
  married: false,
  phone: "",
  email: "",
  language: "en",
  address: "",
  city: "",
  county: "",
  state: "",
  zipCode: "",
  residenceCardNumber: "",
  accountingServiceRequested: false,
  annualHouseholdIncome: "",
  totalMembers: 1,
  applyingForCoverage: null,
  offlineAppMembers: [],
  carrierId: "",
  planSelected: "",
  monthlyPayment: "",
  cardNumber: "",
  cardExpDate: "",
  cardCvv: "",
  cardFirstName: "",
  cardMiddleName: "",
  cardLastName: "",
  removeCard: false,
  note: "",
};

/** Names of values that no draft has. */
export const secretNames = [
  "ssn",
  "offlineAppMembers.*.ssn",
  "cardNumber",
  "cardExpDate",
  "cardCvv",
] as const;

const amounts = ["annualIncome", "annualHouseholdIncome", "monthlyPayment"];

/** A stored application as form values. Card and Social Security numbers stay empty, which keeps them. */
export function valuesOf(stored: Readonly<Record<string, unknown>>): ApplicationValues {
  const members = Array.isArray(stored.offlineAppMembers) ? stored.offlineAppMembers : [];
  return {
    ...pick(emptyApplication, stored),
    ...{ ssn: "", cardNumber: "", cardCvv: "", removeCard: false, note: "" },
    offlineAppMembers: members.map((member: Readonly<Record<string, unknown>>) => ({
      ...pick(emptyMember, member),
      ssn: "",
    })),
  };
}

/** The values of a row under the form's names. */
function pick<Values extends object>(empty: Values, row: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(empty).map(([name, initial]) => [name, shown(name, row[name], initial)]);
  return Object.fromEntries(entries) as Values;
}

function shown(name: string, value: unknown, initial: unknown): unknown {
  if (value === null || value === undefined) return typeof initial === "number" ? null : initial;
  return amounts.includes(name) && typeof value === "number" ? value.toFixed(2) : value;
}

/** The body to send. Absent values are left out, and a Social Security or card number that was not typed is kept. */
export function bodyOf({ removeCard, offlineAppMembers, ...values }: ApplicationValues) {
  return {
    ...entered(values),
    ...(removeCard && values.cardNumber === "" && { cardNumber: null }),
    offlineAppMembers: offlineAppMembers.map((member) =>
      entered({ ...member, ...(member.relation !== "spouse" && noIncome) }),
    ),
  };
}

/** Only a spouse has these. */
const noIncome = { typeOfIncome: "", annualIncome: "", employerName: "", employerPhone: "" };

function entered(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === "") return [];
      return [[name, amounts.includes(name) ? decimalValue(String(value)) : value]];
    }),
  );
}
