import type { PlanDetails } from "@portico/contract/schemas/plans";
import type { ResultTexts } from "../texts/en.ts";

type PlanTexts = ResultTexts["plan"];
type Limit = PlanDetails["deductibles"][number];

/** The plain name of a benefit. */
export function benefitName(name: string, { benefitNames }: PlanTexts): string {
  return benefitNames[name] ?? name;
}

/** What a limit of a benefit says: `35 Visits per year`. */
export function benefitLimit(limits: string, { units }: PlanTexts): string {
  return limits.replace(/(\d+) (visit|day)s? per year/i, (_text, count: string, unit: string) =>
    /^visit/i.test(unit) ? units.visits(count) : units.days(count),
  );
}

/** What a deductible or maximum is for, and in which network: `Combined Medical and Drug EHB Deductible`. */
export function limitName({ type, network }: Limit, { limitKinds, networks }: PlanTexts): string {
  return [kindOf(type, limitKinds), networkOf(network, networks)].join(" · ");
}

function kindOf(type: string, kinds: PlanTexts["limitKinds"]): string {
  if (/medical and drug|combined/i.test(type)) return kinds.all;
  if (/drug/i.test(type)) return kinds.drugs;
  if (/dental/i.test(type)) return kinds.dental;
  return kinds.medical;
}

function networkOf(network: string, networks: PlanTexts["networks"]): string {
  if (/combined/i.test(network)) return networks.any;
  if (/out-of-network/i.test(network)) return networks.out;
  return /tier 2/i.test(network) ? networks.second : networks.in;
}
