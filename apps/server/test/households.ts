import type { IdentifiedRecord } from "../src/domains/people/matching/compare-records.ts";
import { seededRandom } from "../src/synthetic/random.ts";

/** A record with the person who it really is of. */
export interface KnownRecord extends IdentifiedRecord {
  readonly person: string;
}

const given = {
  F: "maria ana rosa carmen elena sofia lucia isabel jennifer mary susan linda karen nancy betty olivia emma grace chloe zoe".split(
    " ",
  ),
  M: "jose juan luis carlos miguel pedro jorge daniel robert james william michael david thomas kevin brian ethan logan noah liam".split(
    " ",
  ),
} as const;
const families =
  "rivera diaz lopez garcia perez rodriguez hernandez martinez gonzalez sanchez ramirez torres flores smith johnson brown jones miller davis wilson moore taylor anderson jackson white harris martin thompson young king wright scott green baker adams nelson hill campbell mitchell roberts".split(
    " ",
  );
const nicknames: Readonly<Record<string, string>> = {
  jose: "pepe",
  william: "bill",
  robert: "bob",
  james: "jim",
  michael: "mike",
  thomas: "tom",
  daniel: "dan",
  david: "dave",
  susan: "sue",
  jennifer: "jen",
  rosa: "rosie",
  elena: "nell",
  mary: "marie",
  luis: "lou",
};
const twins: readonly (readonly [string, string])[] = [
  ["maria", "mario"],
  ["jayden", "kayden"],
  ["ana", "ava"],
  ["alexander", "alexandra"],
  ["luis", "luisa"],
];

/** How often something happens to a record, or to a household, in percent. */
export const rates = {
  noBirth: 3,
  noPhone: 3,
  noEmail: 20,
  givenSlip: 2,
  familySlip: 3,
  birthSlip: 1,
  otherPhone: 4,
  nickname: 10,
  order: 1,
  doubleName: 4,
  changedFamily: 2,
  sharedPhone: 80,
  twins: 3,
  junior: 4,
} as const;

/**
 * Records of people in households, with the mistakes that such records have: slips, nicknames, exchanged names, changed
 * family names, shared phones, twins, and fathers and sons of one name. The same seed gives the same records.
 */
export function makeHouseholds(count: number, seed: number): KnownRecord[] {
  const { next, whole, percent, pick } = seededRandom(seed);
  const digits = (length: number) => String(Math.floor(next() * 10 ** length)).padStart(length, "0");
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  const birth = (from: number, until: number) =>
    `${whole(from, until)}-${twoDigits(whole(1, 12))}-${twoDigits(whole(1, 28))}`;
  /** The text with a letter that is missing, wrong, or in the place of the next one. */
  const slip = (text: string, letters: string) => {
    const at = whole(1, text.length - 2);
    const rest = text.slice(at + 1);
    const kind = whole(1, 3);
    if (kind === 1) return text.slice(0, at) + rest;
    if (kind === 2) return text.slice(0, at) + pick([...letters]) + rest;
    return text.slice(0, at) + rest.slice(0, 1) + text.slice(at, at + 1) + rest.slice(1);
  };
  const withWrongDay = (dob: string) => `${dob.slice(0, 8)}${twoDigits(whole(1, 28))}`;
  const letters = "abcdefghiklmnoprstu";
  const records: KnownRecord[] = [];
  let id = 0;
  const addPerson = (
    person: string,
    names: { given: string; family: string },
    dob: string,
    contact: { phone: string },
  ) => {
    const email = `${names.given}.${person}@example.com`;
    const ownPhone = `3${digits(9)}`;
    const newFamily = pick(families);
    for (let copies = whole(2, 4); copies > 0; copies--) {
      id++;
      let givenName: string = names.given;
      let familyName = names.family;
      if (percent(rates.nickname)) givenName = nicknames[givenName] ?? givenName;
      if (percent(rates.givenSlip)) givenName = slip(givenName, letters);
      if (percent(rates.changedFamily)) familyName = newFamily;
      if (percent(rates.doubleName)) familyName = `${familyName}-${newFamily}`;
      if (percent(rates.familySlip)) familyName = slip(familyName, letters);
      if (percent(rates.order)) [givenName, familyName] = [familyName, givenName];
      records.push({
        person,
        recordId: `r${String(id).padStart(8, "0")}`,
        givenName,
        familyName,
        dob: percent(rates.noBirth) ? null : percent(rates.birthSlip) ? withWrongDay(dob) : dob,
        phone: percent(rates.noPhone) ? null : percent(rates.otherPhone) ? ownPhone : contact.phone,
        email: percent(rates.noEmail) ? null : email,
        subscriberIds: [],
        ssnHash: null,
      });
    }
  };
  for (let household = 0; household < count; household++) {
    const phone = `9${digits(9)}`;
    const family = pick(families);
    const contact = () => ({ phone: percent(rates.sharedPhone) ? phone : `7${digits(9)}` });
    const father = { given: pick(given.M), family };
    addPerson(`${household}-father`, father, birth(1950, 1984), contact());
    if (percent(70))
      addPerson(`${household}-mother`, { given: pick(given.F), family }, birth(1950, 1984), contact());
    if (percent(rates.junior))
      addPerson(`${household}-junior`, { ...father, family: `${family} jr` }, birth(1985, 2014), contact());
    if (percent(rates.twins)) {
      const dob = birth(1985, 2014);
      const [one, other] = pick(twins);
      addPerson(`${household}-twin`, { given: one, family }, dob, { phone });
      addPerson(`${household}-other-twin`, { given: other, family }, dob, { phone });
    }
    if (percent(40))
      addPerson(
        `${household}-child`,
        { given: pick([...given.F, ...given.M]), family },
        birth(1985, 2019),
        contact(),
      );
  }
  return records;
}
