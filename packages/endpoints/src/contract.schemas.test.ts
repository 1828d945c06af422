import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import {
  type ContractWithSchemas,
  contractWithSchemas,
  type ListRow,
  type LookupRow,
  type RequestBody,
  type ResponseBody,
  type SchemasOf,
} from "./contract.schemas.ts";
import {
  type CallId,
  type Contract,
  type ContractOf,
  contractOf,
  type EndpointId,
  type Endpoints,
  type FieldOf,
  type FilterOf,
  type ListId,
  type LookupId,
} from "./contract.ts";
import type { Page } from "./paging.ts";
import { practiceEndpoints, practiceRoles, practiceSchemas } from "./practice.schemas.fixtures.ts";
import { previewSchema } from "./schemas/call-origin.ts";

type Practice = typeof practiceEndpoints;
type Schemas = typeof practiceSchemas;

const contract = contractOf(practiceEndpoints);
const withSchemas = contractWithSchemas(practiceEndpoints, practiceSchemas, {
  lookupParams: { "species.lookup": z.strictObject({ kind: z.enum(["mammals", "birds"]) }) },
});
const { schemasOf } = withSchemas;

describe("the contract of an API", () => {
  it("knows its endpoints and their kinds", () => {
    expect(contract.find("pets.list")).toBe(practiceEndpoints["pets.list"]);
    const kinds = (id: string) => [contract.isListId(id), contract.isLookupId(id), contract.isCallId(id)];
    expect(kinds("pets.list")).toEqual([true, false, false]);
    expect(kinds("species.lookup")).toEqual([false, true, false]);
    expect(kinds("pets.create")).toEqual([false, false, true]);
  });

  it.each(["policies.list", "pets", "", "toString", "__proto__"])("has no endpoint %j", (id) => {
    expect(contract.find(id)).toBeUndefined();
    expect(contract.isCallId(id)).toBe(false);
  });

  it("has ids and names as types", () => {
    expectTypeOf<ListId<Practice>>().toEqualTypeOf<"pets.list">();
    expectTypeOf<LookupId<Practice>>().toEqualTypeOf<"species.lookup">();
    expectTypeOf<CallId<Practice>>().toEqualTypeOf<"pets.create" | "pets.detail" | "practice.hours">();
    expectTypeOf<FieldOf<Practice, "pets.list">>().toEqualTypeOf<"id" | "version" | "name" | "species">();
    expectTypeOf<FilterOf<Practice, "pets.list">>().toEqualTypeOf<"name" | "species">();
    expectTypeOf<FilterOf<Practice, "practice.hours">>().toBeNever();
  });

  it("can be passed to code for any API, whose ids are strings", () => {
    const ofAnyApi: ContractWithSchemas = withSchemas;
    expect(ofAnyApi.schemasOf("practice.hours").response).toBe(practiceSchemas["practice.hours"].response);
    expect(() => ofAnyApi.schemasOf("policies.list")).toThrow('There is no endpoint "policies.list".');
    expectTypeOf<ContractOf<Practice>>().toExtend<Contract>();
    expectTypeOf<EndpointId<Endpoints>>().toBeString();
    expectTypeOf<ListId<Endpoints>>().toBeString();
    expectTypeOf<CallId<Endpoints>>().toBeString();
    expectTypeOf<ResponseBody<Endpoints, SchemasOf<Endpoints>, string>>().toBeUnknown();
  });
});

describe("the schemas of an API", () => {
  it("follow from the fields and filters of a list", () => {
    const { query, response, params, body } = schemasOf("pets.list");
    expect(query.parse({ name: "Rex", sort: "-name" })).toMatchObject({
      filters: { name: "Rex" },
      sort: [{ field: "name", descending: true }],
    });
    expect(query.safeParse({ policyNumber: "1" }).success).toBe(false);
    const row = { id: crypto.randomUUID(), version: 1, name: "Rex", species: "Dog" };
    const page = { data: [row], totalRecords: 1, totalPages: 1 };
    expect(response.parse(page)).toEqual(page);
    expect([params.parse({}), body]).toEqual([{}, undefined]);
  });

  it("have the parameters of a lookup's path", () => {
    const { params } = schemasOf("species.lookup");
    expect(params.safeParse({ kind: "birds" }).success).toBe(true);
    expect(params.safeParse({}).success).toBe(false);
    const { schemasOf: without } = contractWithSchemas(practiceEndpoints, practiceSchemas);
    expect(without("species.lookup").params.parse({})).toEqual({});
  });

  it("are those of a call, which takes nothing that it doesn't declare", () => {
    expect(schemasOf("pets.create").body).toBe(practiceSchemas["pets.create"].body);
    const { query, params, body } = schemasOf("practice.hours");
    expect(query.safeParse({ day: "1" }).success).toBe(false);
    expect([params.parse({}), body]).toEqual([{}, undefined]);
  });

  it("are required for every call", () => {
    const { "practice.hours": hours, ...some } = practiceSchemas;
    // @ts-expect-error the schemas of a call are missing
    const incomplete = contractWithSchemas(practiceEndpoints, some);
    expect(() => incomplete.schemasOf("practice.hours")).toThrow(/"practice.hours" has no schemas/);
    expect(hours.response.parse({ from: 8, to: 17 })).toEqual({ from: 8, to: 17 });
  });

  it("give requests and responses their types", () => {
    expectTypeOf<ResponseBody<Practice, Schemas, "practice.hours">>().toEqualTypeOf<{
      from: number;
      to: number;
    }>();
    expectTypeOf<ResponseBody<Practice, Schemas, "pets.list">>().toEqualTypeOf<Page<ListRow>>();
    expectTypeOf<ResponseBody<Practice, Schemas, "species.lookup">>().toEqualTypeOf<readonly LookupRow[]>();
    expectTypeOf<RequestBody<Practice, Schemas, "pets.create">>().toEqualTypeOf<{
      name: string;
      species?: string | undefined;
    }>();
    expectTypeOf<RequestBody<Practice, Schemas, "practice.hours">>().toBeUndefined();
  });
});

describe("a preview", () => {
  it("has roles of the API, and no claims with their names", () => {
    const preview = previewSchema(practiceRoles);
    expectTypeOf<z.infer<typeof preview>["roles"]>().toEqualTypeOf<("vet" | "receptionist")[]>();
    expect(preview.safeParse({ roles: ["vet"], claims: ["agent"] }).success).toBe(true);
    expect(preview.safeParse({ roles: ["agent"], claims: [] }).success).toBe(false);
    expect(preview.safeParse({ roles: [], claims: ["Receptionist"] }).success).toBe(false);
  });
});
