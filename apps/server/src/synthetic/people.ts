import { readTable } from "../reference/tables.ts";
import type { Random } from "./random.ts";

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const names = readTable(new URL("names.csv", import.meta.url));
const anglo = { first: namesOf("anglo", "first"), last: namesOf("anglo", "last") };
const streets = namesOf("street", "name");
const hispanic = { first: namesOf("hispanic", "first"), last: namesOf("hispanic", "last") };
const female = new Set([...namesOf("anglo", "female"), ...namesOf("hispanic", "female")]);
/** In these counties about every other customer has a Hispanic name. */
const hispanicPercent = 52;

/** A name typical for Florida and Texas. */
export function randomName(random: Random): Name {
  const first = random.percent(hispanicPercent) ? hispanic : anglo;
  // Some families mix.
  const last = random.percent(85) ? first : first === anglo ? hispanic : anglo;
  return { firstName: random.pick(first.first), lastName: random.pick(last.last) };
}

/** The sex that a first name suggests. */
export function sexOf(firstName: string): "M" | "F" {
  return female.has(firstName) ? "F" : "M";
}

/** An address at a domain reserved for examples. */
export function emailOf({ firstName, lastName }: Name, random: Random): string {
  const plain = `${firstName}.${lastName}`
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z.]+/g, "");
  return `${plain}${random.whole(1, 99)}@example.${random.pick(["com", "org", "net"])}`;
}

/** A ten-digit number reserved for fiction: 555-0100 to 555-0199. */
export function phoneIn(areaCode: string, random: Random): string {
  return `${areaCode}55501${String(random.whole(0, 99)).padStart(2, "0")}`;
}

const streetKinds = ["St", "Ave", "Dr", "Rd", "Ln", "Ct", "Blvd", "Way", "Ter", "Pl"];

export function streetAddress(random: Random): string {
  const street = `${random.whole(1, 18_999)} ${random.pick(streets)} ${random.pick(streetKinds)}`;
  return random.percent(22) ? `${street} Apt ${random.whole(1, 420)}` : street;
}

function namesOf(origin: string, part: string): readonly string[] {
  return names.find((line) => line[0] === origin && line[1] === part)?.[2]?.split("|") ?? [];
}
