import { expect, it } from "vitest";
import * as z from "zod";
import { forgotForm, loginBody, registerBody, resetBody } from "../features/accounts/identity.schemas.ts";
import { statementFormatBody } from "../features/commissions/statement-formats.schemas.ts";
import { fileLayoutBody } from "../features/file-layouts.schemas.ts";
import { consumerBody } from "../features/marketplace/application.schemas.ts";
import { newBatchForm } from "../features/payments/payment-batches.schemas.ts";
import { agentBody } from "../features/people/agents.schemas.ts";
import { contactBody } from "../features/people/contacts.schemas.ts";
import { viewForm } from "../features/screens/views.schemas.ts";
import { ptoBody } from "../features/time-off/pto.schemas.ts";
import { offlineAppBody } from "./offline-app.ts";

/** A message in the library's words, or without the field's label. */
const notOurWords = /^(?:Invalid|Too |Required|Unrecognized| |[a-z])/;

/** The schemas of forms. Those that screens declare are tested with the screens too. */
const dialogs: Readonly<Record<string, z.ZodType>> = {
  agents: agentBody,
  "applications of consumers": consumerBody,
  profile: contactBody,
  "forgotten password": forgotForm,
  login: loginBody,
  "new user": registerBody,
  "new password": resetBody,
  "payment batch": newBatchForm,
  "time off": ptoBody,
  "CSV format": statementFormatBody,
  "file layout": fileLayoutBody,
  "saved view": viewForm,
  "offline application": offlineAppBody,
};

/** The names of the values that must not be empty, and the schema of each. */
function requiredValues(schema: unknown, path: readonly string[] = []): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, value]) => requiredValues(value, [...path, key]));
  const isRequired =
    schema instanceof z.ZodType &&
    [undefined, null, "", false, {}].every((empty) => !schema.safeParse(empty).success);
  return isRequired && !(schema instanceof z.ZodArray) ? [[path.join("."), schema]] : [];
}

const required = Object.entries(dialogs).flatMap(([form, schema]) =>
  requiredValues(schema).map(([name, value]) => ({ form, name, value })),
);

it.each(required)("the form of $form says once, in words, that $name is empty", ({ value }) => {
  const messages = value.safeParse("").error?.issues.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(1);
  expect(messages[0]).not.toMatch(notOurWords);
});
