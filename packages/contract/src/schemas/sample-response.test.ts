import { expect, it } from "vitest";
import { type EndpointId, endpoints } from "../endpoints.ts";
import { schemasOf } from "../index.schemas.ts";
import { sampleResponse } from "./sample-response.fixtures.ts";

const ids = Object.keys(endpoints) as EndpointId[];
/** Calls that return files, or texts with a pattern that no sample matches. */
const others = ["notes.download", "user.photo"];

it.each(ids.filter((id) => endpoints[id].kind !== "list" && !others.includes(id)))(
  "the sample response of %s matches its schema",
  (id) => {
    const { response } = schemasOf(id);
    const made = sampleResponse(id);
    const { error } = response.safeParse(made ?? null);
    expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? []).toEqual([]);
  },
);
