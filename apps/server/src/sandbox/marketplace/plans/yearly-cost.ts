import type { Service, Variant } from "./designs.ts";

/** How much care a person expects to use in a year. */
export type UseLevel = "Low" | "Medium" | "High";

/** The care of a year at each level. A tenth of a hospital stay is a chance of one in ten. */
const uses: Readonly<Record<UseLevel, readonly (readonly [service: Service, count: number])[]>> = {
  Low: [
    ["primary", 2],
    ["generic", 2],
  ],
  Medium: [
    ["primary", 6],
    ["specialist", 3],
    ["generic", 8],
    ["inpatient", 0.1],
  ],
  High: [
    ["primary", 15],
    ["specialist", 10],
    ["generic", 24],
    ["inpatient", 0.5],
  ],
};

/** What issuers pay for each, in dollars. Assumed. */
const allowedAmounts: Readonly<Partial<Record<Service, number>>> = {
  primary: 160,
  specialist: 260,
  generic: 25,
  inpatient: 16_000,
};

/** What a member pays in a year for care, in dollars. At most the out-of-pocket maximum. */
export function yearlyCareCost({ deductible, outOfPocketMax, prices }: Variant, level: UseLevel): number {
  let first = 0;
  let subject = 0;
  let afterwards = 0;
  for (const [service, count] of uses[level]) {
    const allowed = (allowedAmounts[service] ?? 0) * count;
    const price = service === "preventive" || service === "adultDental" ? "$0" : prices[service];
    const [amount = "", isAfter] = price.split(" ");
    const share = amount.endsWith("%")
      ? (allowed * Number(amount.slice(0, -1))) / 100
      : Math.min(Number(amount.slice(1)) * count, allowed);
    if (isAfter) {
      subject += allowed;
      afterwards += share;
    } else first += share;
  }
  const underDeductible = Math.min(deductible, subject);
  const rest = subject === 0 ? 0 : (afterwards * (subject - underDeductible)) / subject;
  return Math.min(outOfPocketMax, Math.round((first + underDeductible + rest) * 100) / 100);
}
