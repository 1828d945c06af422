import { hashOf } from "../hash-of.ts";

/** A drug in one strength. The RxCUIs are made up. */
export interface Drug {
  readonly rxcui: string;
  readonly name: string;
  readonly strength: string;
  readonly route: string;
  readonly isGeneric: boolean;
}

/** Names with the strengths in which they are sold. Generic names are in lower case. */
const names: readonly (readonly [name: string, strengths: readonly string[], route?: string])[] = [
  ["albuterol", ["90 MCG/ACTUAT"], "Inhalation"],
  ["amlodipine", ["2.5 MG", "5 MG", "10 MG"]],
  ["amoxicillin", ["250 MG", "500 MG"]],
  ["atorvastatin", ["10 MG", "20 MG", "40 MG", "80 MG"]],
  ["azithromycin", ["250 MG"]],
  ["bupropion", ["150 MG", "300 MG"]],
  ["cetirizine", ["10 MG"]],
  ["citalopram", ["10 MG", "20 MG", "40 MG"]],
  ["clopidogrel", ["75 MG"]],
  ["duloxetine", ["30 MG", "60 MG"]],
  ["escitalopram", ["10 MG", "20 MG"]],
  ["fluoxetine", ["10 MG", "20 MG"]],
  ["fluticasone", ["50 MCG/ACTUAT"], "Nasal"],
  ["furosemide", ["20 MG", "40 MG"]],
  ["gabapentin", ["100 MG", "300 MG", "600 MG"]],
  ["hydrochlorothiazide", ["12.5 MG", "25 MG"]],
  ["ibuprofen", ["400 MG", "600 MG", "800 MG"]],
  ["insulin glargine", ["100 UNIT/ML"], "Injection"],
  ["insulin lispro", ["100 UNIT/ML"], "Injection"],
  ["levothyroxine", ["25 MCG", "50 MCG", "100 MCG"]],
  ["lisinopril", ["10 MG", "20 MG", "40 MG"]],
  ["losartan", ["25 MG", "50 MG", "100 MG"]],
  ["meloxicam", ["7.5 MG", "15 MG"]],
  ["metformin", ["500 MG", "850 MG", "1000 MG"]],
  ["metoprolol", ["25 MG", "50 MG", "100 MG"]],
  ["montelukast", ["10 MG"]],
  ["omeprazole", ["20 MG", "40 MG"]],
  ["ondansetron", ["4 MG", "8 MG"]],
  ["pantoprazole", ["20 MG", "40 MG"]],
  ["prednisone", ["5 MG", "10 MG", "20 MG"]],
  ["rosuvastatin", ["5 MG", "10 MG", "20 MG"]],
  ["sertraline", ["25 MG", "50 MG", "100 MG"]],
  ["simvastatin", ["10 MG", "20 MG", "40 MG"]],
  ["tamsulosin", ["0.4 MG"]],
  ["trazodone", ["50 MG", "100 MG"]],
  ["valacyclovir", ["500 MG", "1 GM"]],
  ["venlafaxine", ["37.5 MG", "75 MG", "150 MG"]],
  ["Biktarvy", ["50-200-25 MG"]],
  ["Dupixent", ["300 MG/2ML"], "Injection"],
  ["Eliquis", ["2.5 MG", "5 MG"]],
  ["Entresto", ["24-26 MG", "49-51 MG"]],
  ["Farxiga", ["5 MG", "10 MG"]],
  ["Humira", ["40 MG/0.4ML"], "Injection"],
  ["Januvia", ["50 MG", "100 MG"]],
  ["Jardiance", ["10 MG", "25 MG"]],
  ["Lantus", ["100 UNIT/ML"], "Injection"],
  ["Ozempic", ["2 MG/3ML"], "Injection"],
  ["Symbicort", ["160-4.5 MCG"], "Inhalation"],
  ["Trulicity", ["0.75 MG/0.5ML"], "Injection"],
  ["Xarelto", ["10 MG", "20 MG"]],
];

/** All drugs of the sandbox. */
export const drugs: readonly Drug[] = names.flatMap(([name, strengths, route = "Oral"], index) =>
  strengths.map((strength, position) => ({
    rxcui: String(9_000_000 + index * 10 + position),
    name,
    strength,
    route,
    isGeneric: name === name.toLowerCase(),
  })),
);

/** Drugs whose name contains a text, those that start with it first. */
export function findDrugs(text: string, limit = 20): readonly Drug[] {
  const wanted = text.toLowerCase();
  const position = ({ name }: Drug) => name.toLowerCase().indexOf(wanted);
  return drugs
    .filter((drug) => position(drug) >= 0)
    .toSorted((one, other) => position(one) - position(other))
    .slice(0, limit);
}

/** Whether a plan's issuer pays for a drug. Undefined for drugs that don't exist. */
export function drugCoverage(
  planId: string,
  rxcui: string,
): "Covered" | "NotCovered" | "GenericCovered" | undefined {
  const drug = drugs.find((one) => one.rxcui === rxcui);
  if (!drug) return undefined;
  const chance = hashOf(`${planId.slice(0, 5)} ${drug.name}`);
  if (drug.isGeneric) return chance < 0.95 ? "Covered" : "NotCovered";
  if (chance < 0.6) return "Covered";
  return chance < 0.75 ? "GenericCovered" : "NotCovered";
}
