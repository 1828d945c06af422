import type { Field, Fields } from "@portico/endpoints";
import * as z from "zod";
import type { ListScreen } from "../list-screen.ts";
import { type Reference, references } from "../references/references.ts";
import type { Checked } from "./checked.ts";
import type { CheckedContract } from "./checked-contract.ts";

/** The names that would be right where another one is. */
interface Expected {
  /** What it has to be, such as "a field of `pets.list`". */
  readonly what: string;
  readonly allowed: readonly string[];
}

/** The fields that each kind of name can be of. */
const fieldKinds: Partial<Record<Reference["names"], { is: string; fits: (field: Field) => boolean }>> = {
  field: { is: "a field", fits: ({ rows }) => !rows },
  addressField: { is: "a field", fits: ({ rows }) => !rows },
  sortField: { is: "a field to sort by", fits: ({ sortable = false }) => sortable },
  sumField: { is: "a field that can be summed", fits: ({ summable = false }) => summable },
  rowsField: { is: "a field with rows", fits: ({ rows }) => rows !== undefined },
};

type WithProblems = Pick<Checked, "screen" | "contract" | "problems">;

/**
 * Checks that everything a screen names exists. Rules about one keyword or several are checked elsewhere.
 * @param part the start of the paths to check. @default all
 */
export function checkNames(checked: WithProblems, part = "") {
  for (const reference of references(checked.screen))
    if (reference.path.startsWith(part)) checkName(reference, checked);
}

/** Checks a field of the list whose value becomes part of a URL although no keyword names it. */
export function checkAddressField(path: string, name: string, checked: WithProblems) {
  checkName({ path, names: "addressField", of: "list", name, owner: {} }, checked);
}

function checkName(reference: Reference, { screen, contract, problems }: WithProblems) {
  if (problems.has(reference.path, reference.name)) return;
  const expected = expectedInstead(reference, screen, contract);
  if (expected) problems.unknown(reference.path, reference.name, expected.what, expected.allowed);
}

/** What a name should be instead; undefined if it exists, or if what has it doesn't exist. */
export function expectedInstead(
  reference: Reference,
  screen: ListScreen,
  contract: CheckedContract,
): Expected | undefined {
  const { names, of, name } = reference;
  const list = contract.find(screen.endpoints.list);
  switch (names) {
    case "filter":
      return list?.kind === "list"
        ? missing(name, list.filters, `a filter of \`${screen.endpoints.list}\``)
        : undefined;
    case "endpoint": {
      const allowed =
        of === "list" || of === "lookup" ? contract.idsOf((_, { kind }) => kind === of) : [name];
      return allowed.includes(name) ? undefined : { what: `a ${of} of the contract`, allowed };
    }
    case "responsePath":
      return list?.kind === "list" ? expectedNumber(name, screen.endpoints.list, contract) : undefined;
    default:
      return fieldKinds[names] && expectedField(reference, screen, contract);
  }
}

function expectedNumber(name: string, id: string, contract: CheckedContract): Expected | undefined {
  const isNumber = (schema: z.core.$ZodType | undefined) => schema instanceof z.ZodNumber;
  if (isNumber(contract.responseSchemaAt(id, name))) return undefined;
  return { what: `a number in the response of \`${id}\``, allowed: contract.responsePaths(id, isNumber) };
}

function expectedField(
  reference: Reference,
  screen: ListScreen,
  contract: CheckedContract,
): Expected | undefined {
  const { names, name } = reference;
  const { is, fits } = fieldKinds[names] ?? {};
  const [fields, ofWhat] = fieldsFor(reference, screen, contract);
  if (!fields || !is || !fits) return undefined;
  const allowed = Object.keys(fields).filter((one) => fields[one] && fits(fields[one]));
  if (!allowed.includes(name)) return { what: `${is} of ${ofWhat}`, allowed };
  return names === "addressField" ? expectedInAddress(name, fields, allowed) : undefined;
}

/** URLs are copied, saved in browser histories and logged, so that no personal value may be in one. */
function expectedInAddress(name: string, fields: Fields, single: readonly string[]): Expected | undefined {
  const allowed = single.filter((one) => fields[one]?.sensitive === undefined);
  if (allowed.includes(name)) return undefined;
  return { what: "allowed in a URL, because its values are personal data", allowed };
}

/** The fields that a name can be of, and what has them; undefined if that doesn't exist. */
function fieldsFor(
  { of, owner, path }: Reference,
  screen: ListScreen,
  contract: CheckedContract,
): readonly [Fields | undefined, string] {
  const { endpoints, detail, forms } = screen;
  const list = contract.find(endpoints.list);
  switch (of) {
    case "list":
      return [list?.kind === "list" ? list.fields : undefined, `\`${endpoints.list}\``];
    case "detail":
      return [detail && contract.rowFieldsOf(detail.endpoint), `\`${detail?.endpoint}\``];
    case "table":
      return [
        detail && contract.rowFieldsOf(detail.endpoint)?.[String(owner.field)]?.rows,
        `the rows of \`${owner.field}\``,
      ];
    case "lookup": {
      const lookup = contract.find(String(owner.lookup));
      return [lookup?.kind === "lookup" ? lookup.fields : undefined, `\`${owner.lookup}\``];
    }
    case "row": {
      const form = forms?.find((_, index) => path.startsWith(`forms[${index}].`));
      if (!form) return [undefined, ""];
      const fields = form.edit?.load === undefined ? list?.fields : contract.rowFieldsOf(form.edit.load);
      return [fields, "the row to edit"];
    }
    case "call":
      return [undefined, ""];
  }
}

function missing(name: string, known: object, what: string): Expected | undefined {
  return Object.hasOwn(known, name) ? undefined : { what, allowed: Object.keys(known) };
}
