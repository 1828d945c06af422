import type { LookupEndpoint } from "@portico/endpoints";
import type { EntryField, EntryKind } from "@portico/endpoints/schemas";
import type { ScreenFormField } from "../list-screen.ts";
import { parametersOf } from "./calls.ts";
import { type Checked, type WithPath, withPaths } from "./checked.ts";
import type { ProblemList } from "./problem-list.ts";

type DeclaredField = Exclude<ScreenFormField, string>;

/** Keys that the portal sends itself: those that identify rows, the name of an uploaded file, and whether it is a dry run. */
const given = ["id", "version", "fileName", "dryRun"];

/** Checks form fields against the keys of their call, and that all required keys have a field. */
export function checkKeys(
  path: string,
  fields: readonly WithPath<ScreenFormField>[],
  { id, part, sent = [] }: { id: string; part: "body" | "query"; sent?: readonly string[] },
  { contract, problems }: Checked,
) {
  const entries = contract.entriesOf(id, part);
  const allowed = [...entries.keys()].filter((key) => !given.includes(key));
  for (const [at, field] of fields) {
    const entry = entries.get(nameOf(field));
    const path = typeof field === "string" ? at : `${at}.field`;
    if (!entry) problems.unknown(path, nameOf(field), `a field of \`${id}\``, allowed);
    else checkEntry(at, field, entry, problems);
  }
  const names = fields.map(([, field]) => nameOf(field));
  for (const [key, { isRequired }] of contract.keysOf(id, part)) {
    const isEntered = names.some((name) => name === key || name.startsWith(`${key}.`));
    if (isRequired && !isEntered && !given.includes(key) && !sent.includes(key))
      problems.add(path, `\`${id}\` requires \`${key}\`, but no field has it.`, key);
  }
}

/** The controls for each kind of key, the default first. */
const inputTypes: Readonly<Record<EntryKind, readonly NonNullable<DeclaredField["as"]>[]>> = {
  text: ["text", "textArea", "date", "time", "email", "phone", "select", "asyncSelect", "secret"],
  textArea: ["textArea", "text", "date", "time", "email", "phone", "select", "asyncSelect", "secret"],
  email: ["email", "text"],
  number: ["number", "money"],
  date: ["date", "dateOfBirth"],
  yesNo: ["yesNo"],
  select: ["select"],
};

function checkEntry(path: string, field: ScreenFormField, entry: EntryField, problems: ProblemList) {
  if (typeof field === "string") return;
  const { as, options, field: name } = field;
  const ways = inputTypes[entry.kind];
  if (as !== undefined && !ways.includes(as))
    problems.unknown(`${path}.as`, as, `a way to enter \`${name}\``, ways);
  else if (as === "select" && !options && !entry.choices)
    problems.add(`${path}.options`, `is missing. \`${name}\` has no options.`);
  if (field.min !== undefined && (as ?? entry.kind) !== "date")
    problems.add(`${path}.min`, `needs a date, and \`${name}\` is none.`, field.min);
  if (!Array.isArray(options) || !entry.choices) return;
  for (const [at, { value }] of withPaths(`${path}.options`, options)) {
    if (!entry.choices.includes(value))
      problems.unknown(`${at}.value`, value, `a value of \`${name}\``, entry.choices);
  }
}

/** Checks for duplicate fields, and options against the contract. */
export function checkFields(path: string, fields: readonly ScreenFormField[], checked: Checked) {
  const { problems } = checked;
  problems.addDuplicates(withPaths(path, fields).map(([at, field]) => [at, `${nameOf(field)}`]));
  for (const [at, field] of withPaths(path, fields)) {
    if (typeof field === "string") continue;
    const takesOptions = field.as === "select" || field.as === "asyncSelect";
    if (field.options && field.as !== undefined && !takesOptions)
      problems.add(`${at}.options`, `\`${field.as}\` has no options. Use \`as: "select"\`.`, field.as);
    if (field.as === "asyncSelect" && !(field.options && "lookup" in field.options))
      problems.add(`${at}.options`, "is missing. An asyncSelect needs a lookup to search.");
    if (field.options && "lookup" in field.options) checkLookup(`${at}.options`, field.options, checked);
  }
}

/** Checks the parameters of a lookup with options. */
export function checkLookup(
  path: string,
  { lookup, params = {} }: Extract<NonNullable<DeclaredField["options"]>, { lookup: string }>,
  { contract, problems }: Checked,
) {
  const endpoint = contract.find(lookup);
  if (endpoint?.kind === "lookup") checkParams(`${path}.params`, lookup, endpoint, params, problems);
}

function checkParams(
  path: string,
  lookup: string,
  { path: address }: LookupEndpoint,
  params: Readonly<Record<string, string>>,
  problems: ProblemList,
) {
  const allowed = parametersOf(address);
  for (const name of Object.keys(params)) {
    if (!allowed.includes(name))
      problems.unknown(`${path}.${name}`, name, `a parameter of \`${lookup}\``, allowed);
  }
  for (const name of allowed) {
    if (!Object.hasOwn(params, name)) problems.add(path, `\`${lookup}\` requires \`${name}\`.`, name);
  }
}

function nameOf(field: ScreenFormField): string {
  return typeof field === "string" ? field : field.field;
}
