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
  /** The part of the counties that it sells in. */
  readonly reach: number;
}

/** The issuers. The first two sell everywhere, so that each county has a benchmark plan. */
export const issuers: readonly Issuer[] = [
  { id: "99001", name: "Demo Health", type: "HMO", factor: 1, tobaccoFactor: 1_200, reach: 1 },
  { id: "99002", name: "Harborview Health Plan", type: "HMO", factor: 0.97, tobaccoFactor: 1_250, reach: 1 },
  { id: "99003", name: "Sunrise Care", type: "EPO", factor: 1.03, tobaccoFactor: 1_150, reach: 0.9 },
  { id: "99004", name: "Bluewater Mutual", type: "PPO", factor: 1.14, tobaccoFactor: 1_500, reach: 0.85 },
  { id: "99005", name: "Pinecrest Health", type: "POS", factor: 1.08, tobaccoFactor: 1_100, reach: 0.85 },
  {
    id: "99006",
    name: "Cardinal Community Care",
    type: "EPO",
    factor: 1.05,
    tobaccoFactor: 1_300,
    reach: 0.8,
  },
];

/** The issuers that sell in a county. */
export function issuersIn(fips: string): readonly Issuer[] {
  return issuers.filter(({ id, reach }) => hashOf(`${id} ${fips}`) < reach);
}
