/** What a plan has a price for. */
export type Service =
  | "primary"
  | "specialist"
  | "urgent"
  | "mental"
  | "generic"
  | "preferred"
  | "nonPreferred"
  | "specialtyDrug"
  | "labs"
  | "xrays"
  | "imaging"
  | "emergency"
  | "ambulance"
  | "inpatient"
  | "outpatient"
  | "preventive"
  | "childDental"
  | "childDentalWork"
  | "adultDental";

/**
 * What a member pays: `$40` a copay, `30%` coinsurance, `$0` nothing, each from the first dollar; with `after`, once
 * the deductible is met. `no` is not covered.
 */
export type Price = `$${number}` | `${number}%` | `$${number} after` | `${number}% after` | "no";

type Prices = Readonly<Record<Exclude<Service, "preventive" | "adultDental">, Price>>;

/** One variant of a plan: with or without a cost-sharing reduction. */
export interface Variant {
  /** In dollars a year, for one person. A family's is twice that. */
  readonly deductible: number;
  readonly outOfPocketMax: number;
  readonly prices: Prices;
}

/** What issuers sell under different names. Prices and limits are made up. */
export interface Design {
  /** The product number in plan IDs. */
  readonly number: number;
  readonly label: string;
  readonly metalLevel: "Catastrophic" | "Bronze" | "Silver" | "Gold" | "Platinum";
  readonly isHsaEligible: boolean;
  /** The premium as a part of the cheapest Silver design's. */
  readonly factor: number;
  readonly variant: Variant;
  /** The variants of Silver plans with a reduction, by actuarial value. */
  readonly reduced?: Readonly<Record<73 | 87 | 94, Variant>>;
}

/** Visits and drugs at a copay, everything else at coinsurance after the deductible. */
function copays(
  [primary, specialist, urgent]: readonly [number, number, number],
  [generic, preferred, nonPreferred, specialtyDrug]: readonly [Price, Price, Price, Price],
  coinsurance: number,
): Prices {
  const rest: Price = `${coinsurance}% after`;
  return {
    primary: `$${primary}`,
    specialist: `$${specialist}`,
    urgent: `$${urgent}`,
    mental: `$${primary}`,
    generic,
    preferred,
    nonPreferred,
    specialtyDrug,
    labs: rest,
    xrays: rest,
    imaging: rest,
    emergency: rest,
    ambulance: rest,
    inpatient: rest,
    outpatient: rest,
    childDental: "$0",
    childDentalWork: rest,
  };
}

/** The same price for everything but children's check-ups. */
function everything(price: Price): Prices {
  return {
    primary: price,
    specialist: price,
    urgent: price,
    mental: price,
    generic: price,
    preferred: price,
    nonPreferred: price,
    specialtyDrug: price,
    labs: price,
    xrays: price,
    imaging: price,
    emergency: price,
    ambulance: price,
    inpatient: price,
    outpatient: price,
    childDental: "$0",
    childDentalWork: price,
  };
}

const bronzeDrugs = ["$25", "$50 after", "$100 after", "$500 after"] as const;
const silverDrugs = ["$20", "$40", "$80 after", "$350 after"] as const;
const goldDrugs = ["$15", "$30", "$60", "$250"] as const;

/** The reduced variants of a Silver design. They depend little on the design, as in real plans. */
const reducedSilver: NonNullable<Design["reduced"]> = {
  73: { deductible: 4_500, outOfPocketMax: 7_500, prices: copays([40, 80, 60], silverDrugs, 35) },
  87: {
    deductible: 700,
    outOfPocketMax: 3_300,
    prices: copays([20, 40, 30], ["$10", "$20", "$60 after", "$250 after"], 30),
  },
  94: {
    deductible: 0,
    outOfPocketMax: 1_800,
    prices: copays([0, 10, 5], ["$0", "$15", "$50", "$150"], 25),
  },
};

/** Every design that issuers sell. */
export const designs: readonly Design[] = [
  {
    number: 1,
    label: "Catastrophic Basic",
    metalLevel: "Catastrophic",
    isHsaEligible: false,
    factor: 0.56,
    variant: { deductible: 10_600, outOfPocketMax: 10_600, prices: everything("$0 after") },
  },
  {
    number: 2,
    label: "Bronze Saver 9000",
    metalLevel: "Bronze",
    isHsaEligible: false,
    factor: 0.69,
    variant: { deductible: 9_000, outOfPocketMax: 10_000, prices: copays([60, 120, 80], bronzeDrugs, 50) },
  },
  {
    number: 3,
    label: "Bronze HSA 7500",
    metalLevel: "Bronze",
    isHsaEligible: true,
    factor: 0.73,
    variant: { deductible: 7_500, outOfPocketMax: 7_500, prices: everything("$0 after") },
  },
  {
    number: 4,
    label: "Bronze Standard 7000",
    metalLevel: "Bronze",
    isHsaEligible: false,
    factor: 0.78,
    variant: { deductible: 7_000, outOfPocketMax: 9_800, prices: copays([50, 100, 75], bronzeDrugs, 50) },
  },
  {
    number: 5,
    label: "Silver Value 5900",
    metalLevel: "Silver",
    isHsaEligible: false,
    factor: 1,
    variant: { deductible: 5_900, outOfPocketMax: 9_200, prices: copays([40, 80, 60], silverDrugs, 40) },
    reduced: reducedSilver,
  },
  {
    number: 6,
    label: "Silver Standard 5000",
    metalLevel: "Silver",
    isHsaEligible: false,
    factor: 1.05,
    variant: { deductible: 5_000, outOfPocketMax: 8_900, prices: copays([35, 75, 55], silverDrugs, 40) },
    reduced: reducedSilver,
  },
  {
    number: 7,
    label: "Silver HSA 4500",
    metalLevel: "Silver",
    isHsaEligible: true,
    factor: 1.08,
    variant: { deductible: 4_500, outOfPocketMax: 7_000, prices: everything("20% after") },
    reduced: reducedSilver,
  },
  {
    number: 8,
    label: "Silver Plus 3500",
    metalLevel: "Silver",
    isHsaEligible: false,
    factor: 1.13,
    variant: { deductible: 3_500, outOfPocketMax: 8_700, prices: copays([30, 65, 50], silverDrugs, 35) },
    reduced: reducedSilver,
  },
  {
    number: 9,
    label: "Gold Standard 2000",
    metalLevel: "Gold",
    isHsaEligible: false,
    factor: 1.17,
    variant: { deductible: 2_000, outOfPocketMax: 8_200, prices: copays([30, 60, 45], goldDrugs, 25) },
  },
  {
    number: 10,
    label: "Gold Plus 1000",
    metalLevel: "Gold",
    isHsaEligible: false,
    factor: 1.27,
    variant: { deductible: 1_000, outOfPocketMax: 7_500, prices: copays([20, 45, 35], goldDrugs, 20) },
  },
  {
    number: 11,
    label: "Platinum Complete",
    metalLevel: "Platinum",
    isHsaEligible: false,
    factor: 1.55,
    variant: {
      deductible: 0,
      outOfPocketMax: 4_300,
      prices: copays([10, 20, 15], ["$5", "$10", "$50", "$150"], 10),
    },
  },
];

/** What a member of a variant pays for a service. Preventive care is free by law. */
export function priceOf({ prices }: Variant, service: Service): Price {
  if (service === "preventive") return "$0";
  return service === "adultDental" ? "no" : prices[service];
}
