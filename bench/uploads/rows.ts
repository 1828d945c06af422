import type { BenchCell } from "../table-file.ts";

const firstNames = [
  "Ana",
  "Beatriz",
  "Carlos",
  "Dolores",
  "Esteban",
  "Fátima",
  "Gloria",
  "Héctor",
  "Inés",
  "Jorge",
];
const lastNames = [
  "Rivera",
  "Núñez",
  "O'Hara",
  "Peña",
  "Santos",
  "Torres",
  "Vega",
  "Zapata",
  "Díaz",
  "Ortiz",
];
const counties = ["Miami-Dade", "Broward", "Palm Beach", "Orange", "Hillsborough"];
const plans = ["Everyday Bronze", "Clear Silver", "Focused Silver", "Elite Gold"];

/** What distinguishes files of the same policies. */
export interface BookOptions {
  readonly rows: number;
  /** Added to every premium. */
  readonly raise: number;
  /** The NPNs of agents. */
  readonly npns: readonly string[];
  /** Whether the last row is refused, and with it the file. @default false */
  readonly isRefused?: boolean;
}

/** A carrier's book of business, with all columns of a real one. */
export function* bookRows({
  rows,
  raise,
  npns,
  isRefused = false,
}: BookOptions): Generator<readonly BenchCell[]> {
  yield [
    "Broker Name",
    "Broker NPN",
    "Policy Number",
    "Plan Name",
    "Insured First Name",
    "Insured Last Name",
    "Broker Effective Date",
    "Broker Term Date",
    "Policy Effective Date",
    "Policy Term Date",
    "Paid Through Date",
    "Member Responsibility",
    "Monthly Premium Amount",
    "County",
    "State",
    "On/Off Exchange",
    "Exchange Subscriber ID",
    "Member Phone Number",
    "Member Email",
    "Member Date Of Birth",
    "Eligible for Commission",
    "Number of Members",
    "Payable Agent",
  ];
  for (let index = 1; index <= rows; index++) {
    const npn = pick(npns, index);
    const effective = dayOfMonth(-1 - (index % 6), 1);
    yield [
      `Agent ${npn}`,
      npn,
      `U${10_000_000 + index}`,
      `${pick(plans, index)} ${index % 37}`,
      `${pick(firstNames, index)} ${index % 997}`,
      `${pick(lastNames, Math.floor(index / 10))} ${index % 1_009}`,
      effective,
      "",
      effective,
      index % 20 === 0 ? dayOfMonth(6, 0) : "",
      // A few are behind with their payments.
      dayOfMonth(index % 25 === 0 ? -2 : 1, 0),
      (index % 400) + 0.5,
      400 + raise + (index % 700) + 0.25,
      pick(counties, index),
      "FL",
      "On",
      `00${30_000_000 + index}`,
      `305${String(2_000_000 + index).slice(0, 7)}`,
      `member${index}@example.com`,
      day(1950 + (index % 50), index % 12, 1 + (index % 28)),
      "Yes",
      isRefused && index === rows ? "many" : String(1 + (index % 5)),
      `Agent ${npn}`,
    ];
  }
}

/** A list of leads. Their phone numbers start after `after`. */
export function* leadRows(rows: number, after: number): Generator<readonly BenchCell[]> {
  yield ["First Name", "Last Name", "Phone", "DOB", "Address", "City", "State", "Zip", "Plan"];
  for (let index = 1; index <= rows; index++)
    yield [
      `${pick(firstNames, index)} ${index % 997}`,
      `${pick(lastNames, Math.floor(index / 10))} ${index % 1_009}`,
      `786${2_000_000 + after + index}`,
      day(1950 + (index % 50), index % 12, 1 + (index % 28)),
      `${index} Coral Way`,
      pick(counties, index),
      "FL",
      `33${String(index % 1000).padStart(3, "0")}`,
      pick(plans, index),
    ];
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

/** A day of a month, counted from the current one. */
function dayOfMonth(month: number, date: number): Date {
  const now = new Date();
  return day(now.getUTCFullYear(), now.getUTCMonth() + month, date);
}

function day(year: number, month: number, date: number): Date {
  return new Date(Date.UTC(year, month, date));
}
