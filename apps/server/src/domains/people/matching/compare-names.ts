import { compareNicknames } from "./nicknames.ts";

/** A person's name, in the form of searches: lowercase, without accents. */
export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

/**
 * How two names compare. `similar`: one person may well write both, because they differ only by nickname, order,
 * hyphens, a second name, or a slip in the family name. `close`: by a slip or an ambiguous nickname in the given name.
 * `renamed`: the given name is similar, and the family name is another one, as after a marriage.
 */
export type NameLikeness = "similar" | "close" | "renamed" | "different";

const suffixes = new Set(["jr", "sr", "ii", "iii", "iv", "v"]);
const particles = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "da",
  "do",
  "dos",
  "di",
  "van",
  "von",
  "der",
  "den",
  "y",
  "san",
  "st",
  "mc",
  "mac",
  "al",
  "el",
]);

/** Compares two names. The order of the names, and of the two, doesn't matter. */
export function compareNames(one: PersonName, other: PersonName): NameLikeness {
  const first = partsOf(one);
  const second = partsOf(other);
  if (first.suffix && second.suffix && first.suffix !== second.suffix) return "different";
  const straight = compareParts(first, second);
  if (straight === "similar") return straight;
  const turned = compareParts(first, { given: second.family, family: second.given });
  return turned === "similar" ? turned : straight;
}

/** Whether two names share the given name, whatever the family names are. */
export function haveSameGivenName(one: PersonName, other: PersonName): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  return (
    compareGiven(first.given, second.given) === "similar" ||
    compareGiven(first.given, second.family) === "similar" ||
    compareGiven(first.family, second.given) === "similar"
  );
}

interface Parts {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/** The words of a name without suffix. */
function partsOf({ givenName, familyName }: PersonName): Parts & { readonly suffix: string | undefined } {
  const given = wordsOf(givenName);
  const family = wordsOf(familyName);
  const suffix = [...given, ...family].find((word) => suffixes.has(word));
  return { given: withoutSuffixes(given), family: withoutSuffixes(family), suffix };
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function withoutSuffixes(words: readonly string[]): string[] {
  const rest = words.filter((word) => !suffixes.has(word));
  return rest.length > 0 ? rest : [...words];
}

/** The words of a family name without particles, such as 'de la'. */
function withoutParticles(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !particles.has(word));
  return rest.length > 0 ? rest : words;
}

function compareParts(one: Parts, other: Parts): NameLikeness {
  const given = compareGiven(one.given, other.given);
  if (given === "different") return "different";
  const family = compareFamily(one.family, other.family);
  if (family === "similar") return given;
  return given === "similar" ? "renamed" : "different";
}

/** Given names are similar if all words of the shorter one are in the longer one, also as nicknames. */
function compareGiven(one: readonly string[], other: readonly string[]): "similar" | "close" | "different" {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0) return "different";
  const isSame = (word: string) =>
    long.some((each) => each === word || compareNicknames(each, word) === "same");
  if (short.every(isSame)) return "similar";
  const isClose = (word: string) =>
    long.some(
      (each) =>
        each.startsWith(word) ||
        word.startsWith(each) ||
        isSlip(each, word) ||
        compareNicknames(each, word) !== "different",
    );
  return isClose(short[0] ?? "") ? "close" : "different";
}

/** Family names are similar if they share a word, as double names do, or differ by one slip. */
function compareFamily(one: readonly string[], other: readonly string[]): "similar" | "different" {
  if (one.length === 0 || other.length === 0) return "different";
  if (one.join("") === other.join("")) return "similar";
  const others = withoutParticles(other);
  return withoutParticles(one).some((word) => others.some((each) => each === word || isSlip(each, word)))
    ? "similar"
    : "different";
}

const shortestSlip = 4;

/** Whether two words differ by one letter that is wrong, missing, or too many, or by two that changed places. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestSlip || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
