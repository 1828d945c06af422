import { datedProblems } from "../../packages/contract/src/schemas/household.ts";
import { offlineAppBody } from "../../packages/contract/src/schemas/offline-app.ts";
import type { FormState } from "../../packages/ui/scripts/soak-forms/form-state.ts";

type Values = Record<string, unknown>;

/** Converts the shown values of a field's controls to its value, independently of the form. */
type Convert = (shown: readonly string[]) => unknown;

const first: Convert = ([text = ""]) => text;
const digits: Convert = ([text = ""]) => text.replaceAll(/\D/g, "");
const isOn: Convert = ([state]) => state === "true";
const amount: Convert = ([text = ""]) => (text === "" ? "" : Number(text.replaceAll(/[$,]/g, "")));
const count: Convert = ([text = ""]) => (text === "" ? "" : Number(text));
const date: Convert = ([month = "", day = "", year = ""]) =>
  month && day && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "";

const converters: Readonly<Record<string, Convert>> = {
  dob: date,
  ssn: digits,
  phone: digits,
  employerPhone: digits,
  cardNumber: digits,
  annualIncome: amount,
  annualHouseholdIncome: amount,
  monthlyPayment: amount,
  totalMembers: count,
  applyingForCoverage: count,
  first_time_on_marketplace: isOn,
  married: isOn,
  accountingServiceRequested: isOn,
  apply: isOn,
};

/** Fields that no draft has. */
export const secrets = ["ssn", "cardNumber", "cardExpDate", "cardCvv"];

/** Whether the field of a control, such as `offlineAppMembers.0.ssn 0`, is in no draft. */
export function isSecret(key: string): boolean {
  return secrets.includes(fieldOf(key).split(".").at(-1) ?? "");
}

/** The field of a control. */
export function fieldOf(key: string): string {
  return key.split(" ")[0] ?? "";
}

/** The application that the form shows. Fields without a value are left out. */
export function shownApplication({ values }: FormState): Values {
  const shown = new Map<string, string[]>();
  for (const [key, value] of Object.entries(values)) {
    shown.set(fieldOf(key), [...(shown.get(fieldOf(key)) ?? []), value]);
  }
  const offlineAppMembers: Values[] = [];
  const application: Values = { offlineAppMembers };
  for (const [field, texts] of shown) {
    const [list = "", index, part] = field.split(".");
    const value = (converters[part ?? list] ?? first)(texts);
    if (part === undefined) {
      if (value !== "" && list !== "offlineAppMembers") application[list] = value;
      continue;
    }
    offlineAppMembers[Number(index)] ??= {};
    if (value !== "") Object.assign(offlineAppMembers[Number(index)] ?? {}, { [part]: value });
  }
  return application;
}

/** An application as the server reads it, or why it rejects it. */
export function readApplication(
  body: Values,
  today: string,
): { application: Values } | { problems: string[] } {
  const { draftId: _draftId, ...values } = body;
  const { success, data, error } = offlineAppBody.safeParse(values);
  const problems = success ? datedProblems(data, { today }) : error.issues;
  if (!success || problems.length > 0)
    return { problems: problems.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  return { application: withPhoneDigits(data) };
}

/** Phone numbers can be sent in any format. */
function withPhoneDigits(data: Values): Values {
  const copy = structuredClone(data);
  for (const values of [copy, ...(copy.offlineAppMembers as Values[])]) {
    for (const name of ["phone", "employerPhone"]) {
      const phone = values[name];
      if (typeof phone === "string") values[name] = phone.replaceAll(/\D/g, "");
    }
  }
  return copy;
}
