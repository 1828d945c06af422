import { readCities } from "../reference/tables.ts";
import { type Picker, weightedPicker } from "../synthetic/random.ts";

/** Where a customer lives. */
export interface HomeLocation {
  readonly state: StateCode;
  readonly county: string;
  readonly city: string;
  readonly zipCodes: readonly string[];
  readonly areaCodes: readonly string[];
}
export type StateCode = "FL" | "TX";

/** The counties of the demo's customers: their share in thousandths, and their area codes. */
const counties: Record<StateCode, Record<string, readonly [weight: number, areaCodes: readonly string[]]>> = {
  FL: {
    "Miami-Dade": [190, ["305", "786"]],
    Broward: [105, ["954", "754"]],
    "Palm Beach": [60, ["561"]],
    Orange: [55, ["407", "321"]],
    Hillsborough: [50, ["813"]],
    Duval: [28, ["904"]],
    Pinellas: [28, ["727"]],
    Osceola: [24, ["407"]],
    Polk: [22, ["863"]],
    Lee: [22, ["239"]],
    Collier: [14, ["239"]],
    Seminole: [12, ["407"]],
    Volusia: [12, ["386"]],
    Brevard: [12, ["321"]],
    Pasco: [10, ["727", "813"]],
    Leon: [7, ["850"]],
    Escambia: [7, ["850"]],
    Monroe: [3, ["305"]],
    DeSoto: [2, ["863"]],
    Hardee: [2, ["863"]],
  },
  TX: {
    Harris: [110, ["713", "281", "832"]],
    Dallas: [60, ["214", "972"]],
    Bexar: [42, ["210"]],
    Tarrant: [40, ["817", "682"]],
    Hidalgo: [36, ["956"]],
    Travis: [26, ["512", "737"]],
    "El Paso": [24, ["915"]],
    Collin: [20, ["972", "469"]],
    "Fort Bend": [18, ["281", "832"]],
    Denton: [16, ["940", "972"]],
    Cameron: [16, ["956"]],
    Webb: [12, ["956"]],
    Williamson: [10, ["512"]],
    Nueces: [8, ["361"]],
    Montgomery: [8, ["936", "281"]],
    Lubbock: [6, ["806"]],
    McLennan: [5, ["254"]],
    Ector: [4, ["432"]],
  },
};

/** The area codes of a county. */
export function areaCodesOf({ state, county }: { state: StateCode; county: string }): readonly string[] {
  return counties[state][county]?.[1] ?? [];
}

/** Picks homes by the counties' populations, and by ZIP codes within a county. */
export function homePicker(): Picker<HomeLocation> {
  const places = Map.groupBy(readCities(), ({ state, county }) => `${state} ${county}`);
  const weighted = Object.entries(counties).flatMap(([state, ofState]) =>
    Object.entries(ofState).flatMap(([county, [weight, areaCodes]]) => {
      const cities = places.get(`${state} ${county}`) ?? [];
      const codes = cities.reduce((sum, { zipCodes }) => sum + zipCodes.length, 0);
      return cities.map(({ city, zipCodes }): [HomeLocation, number] => [
        { state: state === "TX" ? "TX" : "FL", county, city, zipCodes, areaCodes },
        (weight * zipCodes.length) / codes,
      ]);
    }),
  );
  return weightedPicker(weighted);
}
