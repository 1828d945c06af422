import { readFileSync } from "node:fs";

/** A state or a country. */
export interface Coded {
  readonly code: string;
  readonly name: string;
}

/** A city of a county, with its ZIP codes. */
export interface City {
  readonly state: string;
  readonly county: string;
  readonly city: string;
  readonly zipCodes: readonly string[];
}

/** The states, the District of Columbia, and the territories. */
export function readStates(): Coded[] {
  return readTable(new URL("states.csv", import.meta.url)).map(([code = "", name = ""]) => ({ code, name }));
}

/** Every county of Florida and Texas with its larger cities, based on the Census Bureau's ZIP code areas. */
export function readCountries(): Coded[] {
  return readTable(new URL("countries.csv", import.meta.url)).map(([code = "", name = ""]) => ({
    code,
    name,
  }));
}

/** Every county of Florida and Texas with its larger cities, after the Census Bureau's ZIP code areas. */
export function readCities(): City[] {
  return readTable(new URL("places.csv", import.meta.url)).map(
    ([state = "", county = "", city = "", zipCodes = ""]) => ({
      state,
      county,
      city,
      zipCodes: zipCodes.split(" "),
    }),
  );
}

/** The rows of a CSV file without its header. Values in these files contain no commas. */
export function readTable(file: URL): string[][] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.slice(1).map((line) => line.split(","));
}
