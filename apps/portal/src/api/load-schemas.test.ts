import { endpoints, isCallId } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import { expect, it } from "vitest";
import { client } from "./client.ts";

it.each(Object.keys(endpoints).filter(isCallId))("the schemas of %s are loaded by its id", async (id) => {
  expect(await client.schemas(id)).toBe(callSchemas[id]);
});

it.each(["nope.create", "constructor.create", "nope", "policies.list", "carriers.lookup"])(
  "%s has no schemas of its own",
  async (id) => {
    expect(await client.schemas(id)).toBeUndefined();
  },
);
