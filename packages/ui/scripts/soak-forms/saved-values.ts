import type { FormState } from "./form-state.ts";

/** Converts the shown values of a field's controls to its saved value, independently of the package. */
type Convert = (shown: readonly string[]) => unknown;

const first: Convert = ([text = ""]) => text;
const digits: Convert = ([text = ""]) => text.replaceAll(/\D/g, "");
const isOn: Convert = ([state]) => state === "true";
const amount: Convert = ([text = ""]) => text.replaceAll(",", "");
/** A shown day of American English, `12/31/2026`. */
const date: Convert = ([text = ""]) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$1-$2");
const picked =
  (...options: string[]) =>
  (shown: readonly string[]) =>
    options.filter((_, index) => shown[index] === "true");

/** A shown time of 12 hours as one of 24 hours. */
const time: Convert = ([text = ""]) => {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(text) ?? [];
  if (hour === undefined) return text;
  return `${String((Number(hour) % 12) + (half === "P" ? 12 : 0)).padStart(2, "0")}:${minute}`;
};

const dateOfBirth: Convert = ([month = "", day = "", year = ""]) =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

const agents: Readonly<Record<string, string>> = { "Dana Whitfield": "agent-1", "Rafael Ortiz": "agent-2" };
const plans: Readonly<Record<string, string>> = { "Ambetter Silver": "silver", "Ambetter Gold": "gold" };

const converters: Readonly<Record<string, Convert>> = {
  dateOfBirth,
  sex: (shown) => picked("Female", "Male")(shown)[0],
  ssn: digits,
  isCitizen: isOn,
  phone: digits,
  contactBy: picked("Email", "Text", "Call"),
  callAt: time,
  address: ([street, unit, zip, city, county, state]) => ({ street, unit, city, county, state, zip }),
  members: ([text]) => Number(text),
  income: amount,
  credit: ([, number]) => Number(number),
  agentId: ([label = ""]) => agents[label],
  planIds: (shown) => shown.flatMap((label) => plans[label] ?? []),
  start: date,
  lastCoverage: ([start, end]) => ({ start: date([start ?? ""]), end: date([end ?? ""]) }),
  commission: amount,
  card: digits,
  agrees: isOn,
};

/** Fields that are not filled. */
const unfilled = { photo: null, proof: [] };

/** What saving the form as it is shown must store. */
export function savedValues({ values }: FormState): Record<string, unknown> {
  const shown = new Map<string, string[]>();
  for (const [key, value] of Object.entries(values)) {
    const [field = ""] = key.split(" ");
    shown.set(field, [...(shown.get(field) ?? []), value]);
  }
  const dependents: Record<string, unknown>[] = [];
  const saved: Record<string, unknown> = { ...unfilled, dependents };
  for (const [field, texts] of shown) {
    const [list, index, part] = field.split(".");
    const value = (converters[part ?? field] ?? first)(texts);
    if (list === "dependents" && part !== undefined) {
      dependents[Number(index)] = { ...dependents[Number(index)], [part]: value };
    } else if (field !== "photo" && field !== "proof" && field !== "dependents") saved[field] = value;
  }
  return saved;
}

/** How saved values differ from those shown. */
export function savedProblems(saved: string, state: FormState): readonly string[] {
  const found: Record<string, unknown> = JSON.parse(saved);
  const expected = savedValues(state);
  return [...new Set([...Object.keys(found), ...Object.keys(expected)])].flatMap((field) => {
    const [is, shouldBe] = [comparable(found[field]), comparable(expected[field])];
    return is === shouldBe ? [] : [`${field} was saved as ${is}, but the form shows ${shouldBe}.`];
  });
}

/** A value as JSON, whatever the order of its keys. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
