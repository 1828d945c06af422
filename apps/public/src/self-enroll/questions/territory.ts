/** Territories without Marketplace plans, by the first digits of their ZIP codes. */
const territories = {
  "006": "puertoRico",
  "007": "puertoRico",
  "008": "virginIslands",
  "009": "puertoRico",
  "969": "pacificIslands",
  "96799": "americanSamoa",
} as const;

/** A territory without Marketplace plans. */
export type Territory = (typeof territories)[keyof typeof territories];

/** The territory of a ZIP code. Undefined for the states. */
export function territoryOfZip(zip: string): Territory | undefined {
  return Object.entries(territories).find(([digits]) => zip.startsWith(digits))?.[1];
}
