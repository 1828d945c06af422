import type { CallEndpoint, Endpoint, Fields } from "@portico/endpoints";
import { type ContractWithSchemas, type EntryField, entryFields } from "@portico/endpoints/schemas";
import * as z from "zod";
import { rowFieldsOf } from "./calls.ts";
import type { ProblemList } from "./problem-list.ts";

/** Whether a call is suitable for a purpose. */
export type CallFits = (id: string, call: CallEndpoint) => boolean;

/** The keys that a call takes besides its path, each with whether it is required. */
export type Keys = ReadonlyMap<string, { readonly isRequired: boolean }>;

/** What checks ask about the contract. */
export class CheckedContract {
  readonly #contract: ContractWithSchemas;

  constructor(contract: ContractWithSchemas) {
    this.#contract = contract;
  }

  /** The endpoint of an id, or undefined if the contract has none. */
  find(id: string): Endpoint | undefined {
    return this.#contract.find(id);
  }

  /** The ids of all endpoints that match. */
  idsOf(fits: (id: string, endpoint: Endpoint) => boolean): string[] {
    return Object.entries(this.#contract.endpoints).flatMap(([id, endpoint]) =>
      fits(id, endpoint) ? [id] : [],
    );
  }

  /**
   * Checks that a call exists and is suitable for its purpose.
   * @param expected what it has to be, as "a call that …"
   * @returns whether it is suitable
   */
  expectCall(path: string, id: string, expected: string, fits: CallFits, problems: ProblemList): boolean {
    const isFit = (name: string, endpoint: Endpoint | undefined) =>
      endpoint?.kind === "call" && fits(name, endpoint);
    if (isFit(id, this.find(id))) return true;
    problems.unknown(path, id, expected, this.idsOf(isFit));
    return false;
  }

  /** The keys of a call's body or query; none if it has none. */
  keysOf(id: string, part: "body" | "query"): Keys {
    const schema = this.#partOf(id, part);
    // A body that is a list has no keys.
    const shape: z.ZodRawShape = schema instanceof z.ZodObject ? schema.shape : {};
    return new Map(
      Object.entries(shape).map(([key, inner]) => [
        key,
        { isRequired: !z.safeParse(inner, undefined).success },
      ]),
    );
  }

  /** The keys of a call's body or query that a user can enter, dotted: `contact.firstName`. */
  entriesOf(id: string, part: "body" | "query"): ReadonlyMap<string, EntryField> {
    return entryFields(this.#partOf(id, part) ?? z.object({}));
  }

  /** Whether a call changes several rows at once, named by `listIds` or `selection`. */
  isBulk(id: string): boolean {
    const keys = this.keysOf(id, "body");
    return keys.has("listIds") && keys.has("selection");
  }

  /** Whether a call requires only these keys, besides the keys that select the rows of a bulk call. */
  requiresOnly(id: string, known: readonly string[]): boolean {
    return [...this.keysOf(id, "body"), ...this.keysOf(id, "query")].every(
      ([key, { isRequired }]) => !isRequired || known.includes(key),
    );
  }

  /** The fields of the row that a call returns by id; undefined for any other call. */
  rowFieldsOf(id: string): Fields | undefined {
    return rowFieldsOf(id, this.#contract);
  }

  /** The schema at a dotted path of an endpoint's response; undefined if it doesn't exist. */
  responseSchemaAt(id: string, path: string): z.core.$ZodType | undefined {
    let at = this.#responseOf(id);
    for (const step of path.split(".")) {
      const object: z.core.$ZodType | undefined = at && unwrapped(at);
      if (!(object instanceof z.ZodObject) || !Object.hasOwn(object.shape, step)) return undefined;
      at = object.shape[step];
    }
    return at && unwrapped(at);
  }

  /** The dotted paths of an endpoint's response whose schemas match, up to two levels deep. */
  responsePaths(id: string, fits: (schema: z.core.$ZodType) => boolean): string[] {
    const response = this.#responseOf(id);
    if (!response) return [];
    return pathsIn(response, 2).filter((path) => {
      const schema = this.responseSchemaAt(id, path);
      return schema !== undefined && fits(schema);
    });
  }

  #responseOf(id: string): z.core.$ZodType | undefined {
    return this.find(id) && this.#contract.schemasOf(id).response;
  }

  #partOf(id: string, part: "body" | "query"): z.ZodType | undefined {
    return this.#contract.isCallId(id) ? this.#contract.schemasOf(id)[part] : undefined;
  }
}

function pathsIn(schema: z.core.$ZodType, depth: number): string[] {
  const object = unwrapped(schema);
  if (!(object instanceof z.ZodObject) || depth === 0) return [];
  return Object.entries(object.shape).flatMap(([key, inner]) => [
    key,
    ...pathsIn(inner, depth - 1).map((rest) => `${key}.${rest}`),
  ]);
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}
