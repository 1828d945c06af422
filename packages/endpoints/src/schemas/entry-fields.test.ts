import { expect, it } from "vitest";
import * as z from "zod";
import { entryFields } from "./entry-fields.ts";

const fields = entryFields(
  z.strictObject({
    key: z.string().max(50),
    comment: z.string().max(500).optional(),
    type: z.enum(["text", "number"]),
    rate1: z.number(),
    members: z.int().optional(),
    startDate: z.iso.date(),
    email: z.email(),
    isSecret: z.boolean().optional(),
    agentId: z.uuid().nullable(),
    contact: z.strictObject({ firstName: z.string().max(50), lastName: z.string().optional() }),
    purposes: z.array(z.strictObject({ purposeId: z.uuid() })),
  }),
);

it.each([
  ["key", { kind: "text", isRequired: true, maxLength: 50 }],
  ["comment", { kind: "textArea", isRequired: false, maxLength: 500 }],
  ["type", { kind: "select", choices: ["text", "number"] }],
  ["rate1", { kind: "number", isRequired: true }],
  ["members", { kind: "number", isRequired: false }],
  ["startDate", { kind: "date" }],
  ["email", { kind: "email" }],
  ["isSecret", { kind: "yesNo", isRequired: false }],
  ["agentId", { kind: "text", isNullable: true, isRequired: true }],
  ["contact.firstName", { kind: "text", isRequired: true, maxLength: 50 }],
  ["contact.lastName", { kind: "text", isRequired: false }],
])("%s gets the control of its schema", (name, expected) => {
  expect(fields.get(name)).toMatchObject(expected);
});

it("omits lists, which have their own forms", () => {
  expect([...fields.keys()]).not.toContain("purposes");
});
