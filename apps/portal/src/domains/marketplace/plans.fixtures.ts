import { plansPerPage } from "@portico/contract";
import type { PlanBenefit, PlanCard, PlanDetails, PlanPage } from "@portico/contract/schemas/plans";

const issuers = ["Demo Health", "Sample Mutual", "Example Care"];
const metals = ["Bronze", "Silver", "Gold", "Platinum", "Catastrophic"] as const;
const types = ["HMO", "EPO", "PPO"] as const;

/** The number of plans of the fixtures. */
export const planCount = 24;

/** The ID of a plan of the fixtures. */
export function planIdAt(index: number): string {
  return `99001FL00100${String(index + 10)}`;
}

/** A plan in a list. */
export function planCardAt(index: number): PlanCard {
  const metalLevel = metals[index % metals.length] ?? "Silver";
  const fullPremium = 520.5 + index * 12.25;
  const credit = metalLevel === "Catastrophic" ? 0 : 396.2;
  const name = issuers[index % issuers.length] ?? "";
  return {
    id: planIdAt(index),
    name: `${name} ${metalLevel} Value ${1000 + index * 100} with Adult Vision`,
    issuer: { id: `9900${index % issuers.length}`, name },
    metalLevel,
    type: types[index % types.length] ?? "HMO",
    hsaEligible: index % 4 === 0,
    premium: Math.round((fullPremium - credit) * 100) / 100,
    fullPremium,
    credit,
    deductible: index === 3 ? null : 1000 + index * 100,
    outOfPocketMax: index === 3 ? null : 9200,
    rating: index % 5 === 4 ? null : (index % 5) + 1,
    csr: metalLevel === "Silver" ? "CSR94" : null,
  };
}

/** A plan without a tax credit. */
export function withoutCredit<Plan extends PlanCard>(plan: Plan): Plan {
  return { ...plan, premium: plan.fullPremium, credit: 0 };
}

/** A page of plans, as the server answers a search. */
export function planPageAt(page: number, all: readonly PlanCard[] = allPlans()): PlanPage {
  return {
    plans: all.slice(page * plansPerPage, (page + 1) * plansPerPage),
    total: all.length,
    facets: {
      metalLevels: metals.map((value) => ({
        value,
        count: countOf(all, ({ metalLevel }) => metalLevel === value),
      })),
      issuers: issuers.map((value) => ({
        value,
        count: countOf(all, ({ issuer }) => issuer.name === value),
      })),
      types: types.map((value) => ({ value, count: countOf(all, ({ type }) => type === value) })),
    },
    ranges: { premiums: { min: 124.3, max: 802.25 }, deductibles: { min: 1000, max: 3300 } },
    year: 2027,
    effectiveDate: "2027-01-01",
  };
}

/** All plans of the fixtures. */
export function allPlans(): PlanCard[] {
  return Array.from({ length: planCount }, (_, index) => planCardAt(index));
}

function countOf(plans: readonly PlanCard[], test: (plan: PlanCard) => boolean): number {
  return plans.filter(test).length;
}

/** Everything about a plan. */
export function planDetailsAt(index: number): PlanDetails & { year: number; effectiveDate: string } {
  return {
    ...planCardAt(index),
    deductibles: [
      {
        type: "Combined Medical and Drug EHB Deductible",
        amount: 1000 + index * 100,
        network: "In-Network",
        isFamily: false,
      },
    ],
    outOfPocketMaximums: [
      {
        type: "Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)",
        amount: 9200,
        network: "In-Network",
        isFamily: false,
      },
    ],
    benefits: benefitsAt(index),
    documents: [
      { kind: "benefits", url: "https://plans.example/summary.pdf" },
      { kind: "formulary", url: "https://plans.example/drugs" },
    ],
    year: 2027,
    effectiveDate: "2027-01-01",
  };
}

function benefitsAt(index: number): PlanBenefit[] {
  const unpaid = { before: -1, after: -1 };
  const benefit = (
    section: PlanBenefit["section"],
    name: string,
    before: number,
    after: number,
    more: Partial<PlanBenefit> = {},
  ): PlanBenefit => ({
    section,
    type: name.toUpperCase().replaceAll(/\W+/g, "_"),
    name,
    isCovered: true,
    inNetwork: { before, after },
    outOfNetwork: unpaid,
    limits: null,
    ...more,
  });
  return [
    benefit("doctorVisits", "Primary Care Visit", 40, 40),
    benefit("doctorVisits", "Specialist Visit", 1, index % 2 === 0 ? 0.2 : 0.35),
    benefit("prescriptionDrugs", "Generic Drugs", 15, 15),
    benefit("prescriptionDrugs", "Specialty Drugs", 1, 0.5, { limits: "30-day supply" }),
    benefit("labsAndImaging", "Laboratory Tests", 1, 0.2),
    benefit("dental", "Adult Dental Checkup", -1, -1, { isCovered: false, inNetwork: unpaid }),
    benefit("hospital", "Emergency Room", 1, 0.4, { outOfNetwork: { before: 1, after: 0.4 } }),
    benefit("mentalHealth", "Outpatient Therapy", 0, 0),
    benefit("pregnancy", "Delivery and Inpatient Care", 1, 0.2),
    benefit("preventiveCare", "Screenings and Vaccines", 0, 0),
  ];
}
