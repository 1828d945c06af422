import { hashOf } from "../hash-of.ts";

/** A fictitious issuer. */
export interface Issuer {
  /** The first five digits of its plans' IDs, which no real issuer has. */
  readonly id: string;
  readonly name: string;
  readonly type: "HMO" | "PPO" | "EPO" | "POS";
  /** Its prices as a part of Demo Health's. */
  readonly factor: number;
  /** The factor for tobacco in thousandths; the law allows up to 1500. */
  readonly tobaccoFactor: number;
}

/** The issuers. The first two sell everywhere, so that each county has a benchmark plan. */
export const issuers: readonly Issuer[] = [
  { id: "99001", name: "Demo Health", type: "HMO", factor: 1, tobaccoFactor: 1_200 },
  { id: "99002", name: "Harborview Health Plan", type: "HMO", factor: 0.97, tobaccoFactor: 1_250 },
  { id: "99003", name: "Sunrise Care", type: "EPO", factor: 1.03, tobaccoFactor: 1_150 },
  { id: "99004", name: "Bluewater Mutual", type: "PPO", factor: 1.14, tobaccoFactor: 1_500 },
  { id: "99005", name: "Pinecrest Health", type: "POS", factor: 1.08, tobaccoFactor: 1_100 },
  {
    id: "99006",
    name: "Cardinal Community Care",
    type: "EPO",
    factor: 1.05,
    tobaccoFactor: 1_300,
  },
];

/** The issuers that sell in a county: in every other one all, otherwise all but one. So each has about 60 plans. */
export function issuersIn(fips: string): readonly Issuer[] {
  const sellEverywhere = 2;
  const others = issuers.length - sellEverywhere;
  const absent = sellEverywhere + Math.floor(hashOf(`issuer without ${fips}`) * others * 2);
  return issuers.filter((_, index) => index !== absent);
}
