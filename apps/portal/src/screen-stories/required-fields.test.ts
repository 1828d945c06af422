import { agentBody } from "@portico/contract/features/people/agents.schemas";
import { type CallSchemas, callSchemas } from "@portico/contract/schemas";
import { entryFields } from "@portico/endpoints/schemas";
import type { BodySchema } from "@portico/renderer/forms";
import {
  declaredResolver,
  type FormField,
  type FormValues,
  initialValuesOf,
  resolveFormFields,
} from "@portico/renderer/forms";
import { get } from "react-hook-form";
import { expect, it } from "vitest";
import { screens } from "../screens/index.ts";

/** A message in the library's words, or without the field's label. */
const notOurWords = /^(?:Invalid|Too |Required|Unrecognized| |[a-z])/;

const forms = screens.flatMap((screen) =>
  (screen.forms ?? []).flatMap((form) =>
    (["create", "edit"] as const).flatMap((mode) => {
      const schemas: Readonly<Record<string, CallSchemas>> = callSchemas;
      const body = schemas[form[mode]?.endpoint ?? ""]?.body;
      if (!isBodySchema(body)) return [];
      const fields = resolveFormFields(form.fields, { mode, entries: entryFields(body), fields: [] });
      return [{ name: `${screen.id} ${form.id} ${mode}`, body, fields }];
    }),
  ),
);

function isBodySchema(schema: unknown): schema is BodySchema {
  return typeof schema === "object" && schema !== null && "shape" in schema;
}

const options = { fields: {}, shouldUseNativeValidation: false };
const messageAt = async (form: (typeof forms)[number], values: FormValues, name: string) => {
  const { errors } = await declaredResolver(form.body, form.fields)(values, undefined, options);
  const message: unknown = get(errors, `${name}.message`);
  return message;
};
const isAsked = ({ isRequired, isNullable, defaultValue, as }: FormField) =>
  isRequired && !isNullable && defaultValue === undefined && as !== "yesNo";

it("are forms of screens", () => {
  expect(forms.length).toBeGreaterThan(10);
});

const asked = forms.flatMap((form) =>
  form.fields
    .filter(isAsked)
    .map(({ name, label, as }) => ({ ...form, form: form.name, field: name, label, as })),
);

it.each(asked)("$form asks for $label at its field", async ({ field, ...form }) => {
  const message = await messageAt(form, initialValuesOf(form.fields, {}), field);
  expect(message).toEqual(expect.any(String));
  expect(message).not.toMatch(notOurWords);
});

const texts = asked.filter(({ as }) => as === "text" || as === "textArea");
it.each(texts)("$form refuses spaces as $label", async ({ field, ...form }) => {
  const spaces = field.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), "  ");
  const values = { ...initialValuesOf(form.fields, {}), ...Object(spaces) };
  expect(await messageAt(form, values, field)).toEqual(expect.any(String));
});

it("asks for the names of a new agent, each at its field, with its label", async () => {
  const form = forms.find(({ body }) => body === agentBody);
  if (!form) throw new Error("There is no form of agents.");
  const empty = initialValuesOf(form.fields, {});
  expect(await messageAt(form, empty, "contact.firstName")).toBe("First name is required");
  expect(
    await messageAt(form, { ...empty, contact: { firstName: "  ", lastName: "Kern" } }, "contact.firstName"),
  ).toBe("Not valid");
});
