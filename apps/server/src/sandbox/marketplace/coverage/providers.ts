import { randomName } from "../../../demo/people.ts";
import { seededRandom } from "../../../demo/random.ts";
import { hashOf } from "../hash-of.ts";

/** A doctor or a hospital. Their names and NPIs are made up. */
export interface Provider {
  readonly npi: string;
  readonly name: string;
  readonly provider_type: "Individual" | "Facility";
  readonly specialty: string;
  readonly state: string;
}

const specialties = [
  "Family Medicine",
  "Internal Medicine",
  "Pediatrics",
  "Cardiology",
  "Dermatology",
  "Obstetrics & Gynecology",
  "Orthopedic Surgery",
  "Psychiatry",
  "Oncology",
  "Endocrinology",
] as const;
const hospitals = ["General Hospital", "Medical Center", "Children's Hospital", "Urgent Care"] as const;
const doctorsPerState = 400;
const seedOfState = (state: string) => state.charCodeAt(0) * 1_000 + state.charCodeAt(1);

const cached = new Map<string, readonly Provider[]>();

/** The providers of a state, the same at each start. */
function providersOf(state: string): readonly Provider[] {
  const found = cached.get(state);
  if (found) return found;
  const seed = seedOfState(state);
  const random = seededRandom(seed);
  // NPIs have ten digits and start with 1 or 2. None is assigned that starts with 9.
  const npi = (index: number) => `9${String(seed * 1_000 + index).padStart(9, "0")}`;
  const doctors = Array.from({ length: doctorsPerState }, (_, index): Provider => {
    const { firstName, lastName } = randomName(random);
    return {
      npi: npi(index),
      name: `${firstName} ${lastName}, MD`,
      provider_type: "Individual",
      specialty: random.pick(specialties),
      state,
    };
  });
  const facilities = hospitals.map(
    (name, index): Provider => ({
      npi: npi(doctorsPerState + index),
      name: `${state} ${name}`,
      provider_type: "Facility",
      specialty: "Hospital",
      state,
    }),
  );
  const providers = [...doctors, ...facilities];
  cached.set(state, providers);
  return providers;
}

/** Providers of a state whose name contains a text, ignoring accents and case. */
export function findProviders(text: string, state: string, limit = 20): readonly Provider[] {
  const wanted = plain(text);
  return providersOf(state)
    .filter(({ name }) => plain(name).includes(wanted))
    .slice(0, limit);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a provider is in the network of a plan's issuer. Undefined for NPIs that don't exist. */
export function providerCoverage(
  planId: string,
  npi: string,
): "Covered" | "NotCovered" | "DataNotProvided" | undefined {
  if (!/^9\d{9}$/.test(npi)) return undefined;
  const chance = hashOf(`${planId.slice(0, 5)} ${npi}`);
  if (chance < 0.05) return "DataNotProvided";
  return chance < 0.65 ? "Covered" : "NotCovered";
}
