import "./start-client.ts";
import { endpoints, isCallId } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import { findSchemas, loadSchemas } from "@portico/renderer/client";
import { expect, it } from "vitest";

it.each(Object.keys(endpoints).filter(isCallId))("the schemas of %s are loaded by its id", async (id) => {
  await loadSchemas(id);
  expect(findSchemas(id)).toBe(callSchemas[id]);
});

it.each(["nope.create", "constructor.create", "nope", "policies.list", "carriers.lookup"])(
  "%s has no schemas of its own",
  async (id) => {
    await loadSchemas(id);
    expect(findSchemas(id)).toBeUndefined();
  },
);
