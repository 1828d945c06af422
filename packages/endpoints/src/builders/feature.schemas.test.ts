import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { rowFields } from "./default-fields.ts";
import { featureSchemas } from "./feature.schemas.ts";
import { featureEndpoints } from "./feature.ts";
import { defaultWork } from "./work.ts";

const options = {
  path: "/Tasks",
  access: "agent",
  summary: "Tasks.",
  noun: { one: "urgent task", other: "urgent tasks" },
  fields: { ...rowFields, title: { label: "Title" } },
  filters: {},
  sort: "title",
} as const;
const body = z.strictObject({ title: z.string() });

describe("featureEndpoints", () => {
  it("makes a list and the named calls", () => {
    const endpoints = featureEndpoints("tasks", {
      ...options,
      calls: ["create", "end", "setStatus"],
      writeAccess: "administrator",
      paths: { list: "/results", end: "/:id/finish" },
    });
    const made = Object.entries(endpoints).map(([id, { method, path, access }]) => [
      id,
      method,
      path,
      access,
    ]);
    expect(made).toEqual([
      ["tasks.list", "GET", "/Tasks/results", "agent"],
      ["tasks.create", "POST", "/Tasks", "administrator"],
      ["tasks.end", "POST", "/Tasks/:id/finish", "administrator"],
      ["tasks.setStatus", "POST", "/Tasks/:id/status", "agent"],
    ]);
    expect(endpoints["tasks.list"].fileName).toBe("urgent-tasks");
    expect(endpoints["tasks.create"].summary).toBe("Creates an urgent task.");
    expectTypeOf<keyof typeof endpoints>().toEqualTypeOf<
      "tasks.list" | "tasks.create" | "tasks.end" | "tasks.setStatus"
    >();
  });

  it("requires `assignAccess` if there is an `assign` call", () => {
    const endpoints = featureEndpoints("tasks", {
      ...options,
      calls: defaultWork,
      assignAccess: "administrator",
    });
    expect(endpoints["tasks.assign"].access).toBe("administrator");
    expect(endpoints["tasks.history"].access).toBe("agent");
    // @ts-expect-error `assignAccess` is missing
    expect(() => featureEndpoints("tasks", { ...options, calls: defaultWork })).toThrow(/assignAccess/);
  });
});

describe("featureSchemas", () => {
  it("has schemas for exactly the calls that exist", () => {
    const endpoints = featureEndpoints("tasks", { ...options, calls: ["create", "detail", "putStatus"] });
    const schemas = featureSchemas(endpoints, { body });
    expect(Object.keys(schemas)).toEqual(["tasks.create", "tasks.detail", "tasks.putStatus"]);
    expectTypeOf<keyof typeof schemas>().toEqualTypeOf<"tasks.create" | "tasks.detail" | "tasks.putStatus">();
    expect(schemas["tasks.create"].body).toBe(body);
    expectTypeOf(schemas["tasks.create"].body).toEqualTypeOf(body);
    const row = { id: crypto.randomUUID(), version: 1, title: "Call back" };
    expect(schemas["tasks.detail"].response.parse(row)).toEqual(row);
  });

  it("requires a body for creating and updating rows, and allows none for other calls", () => {
    const written = featureEndpoints("tasks", { ...options, calls: ["update"] });
    // @ts-expect-error updates need a body
    featureSchemas(written, {});
    const read = featureEndpoints("tasks", { ...options, calls: ["detail"] });
    // @ts-expect-error reading a row has no body
    featureSchemas(read, { body });
    expect(Object.keys(featureSchemas(read, {}))).toEqual(["tasks.detail"]);
  });

  it("takes the follow-up of a status only where endpoints and schemas both do", () => {
    const calls = ["setStatus", "setStatuses"] as const;
    const taking = featureEndpoints("tasks", { ...options, calls, takesFollowUp: true });
    expect(taking["tasks.setStatuses"].takesFollowUp).toBe(true);
    const statusId = crypto.randomUUID();
    const sent = { statusId, comment: "Called", followUp: { inDays: 3 } };
    const { "tasks.setStatus": set } = featureSchemas(taking, { takesFollowUp: true });
    expect(set.body.parse(sent)).toEqual(sent);
    expectTypeOf<z.input<typeof set.body>["followUp"]>().toExtend<
      { inDays?: number | undefined } | undefined
    >();
    const plain = featureEndpoints("tasks", { ...options, calls });
    expect(featureSchemas(plain, {})["tasks.setStatus"].body.safeParse(sent).success).toBe(false);
    expect(() => featureSchemas(taking, {})).toThrow(/takesFollowUp/);
    expect(() => featureSchemas(plain, { takesFollowUp: true })).toThrow(/takesFollowUp/);
  });
});
