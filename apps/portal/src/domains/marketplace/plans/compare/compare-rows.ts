import type { PlanDetails } from "@portico/contract/schemas/plans";
import { formatMoney } from "@portico/ui/format";
import { planDetailMessages } from "../../../../messages/plan-details.ts";
import { planMessages } from "../../../../messages/plans.ts";
import { priceText } from "../benefit-prices.ts";
import { amountText, csrText, ratingText } from "../plan-facts.ts";

const { fields, yes, no } = planMessages;

/** A property of plans, with the value of each. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the plans differ. */
  readonly differs: boolean;
}

/** Returns the properties of plans and what they pay for each service, with the costs first. */
export function comparedRows(plans: readonly PlanDetails[]): ComparedRow[] {
  const facts: readonly (readonly [label: string, value: (plan: PlanDetails) => string])[] = [
    [fields.premium, ({ premium }) => formatMoney(premium)],
    [fields.fullPremium, ({ fullPremium }) => formatMoney(fullPremium)],
    [fields.deductible, ({ deductible }) => amountText(deductible)],
    [fields.outOfPocketMax, ({ outOfPocketMax }) => amountText(outOfPocketMax)],
    [fields.metalLevel, ({ metalLevel }) => metalLevel],
    [fields.type, ({ type }) => type],
    [fields.rating, ratingText],
    [fields.csr, csrText],
    [fields.hsa, ({ hsaEligible }) => (hsaEligible ? yes : no)],
    [fields.issuer, ({ issuer }) => issuer.name],
  ];
  const services = new Map(plans.flatMap(({ benefits }) => benefits.map(({ type, name }) => [type, name])));
  return [
    ...facts.map(([label, value]) => rowOf(label, plans.map(value))),
    ...[...services].map(([type, name]) =>
      rowOf(
        name,
        plans.map((plan) => serviceText(plan, type)),
      ),
    ),
  ];
}

/** What a member pays for a service in the network. */
function serviceText({ benefits }: PlanDetails, type: string): string {
  const benefit = benefits.find((one) => one.type === type);
  return benefit?.isCovered ? priceText(benefit.inNetwork) : planDetailMessages.notCovered;
}

function rowOf(label: string, values: readonly string[]): ComparedRow {
  return { label, values, differs: new Set(values).size > 1 };
}
