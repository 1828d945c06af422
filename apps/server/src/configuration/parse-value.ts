import * as z from "zod";
import { findShapeProblem } from "../json/json-shape.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { type KnownSetting, knownKeys, knownSetting } from "./known-settings.ts";
import { type ConfigType, linkAddress } from "./value-schemas.ts";

/** A value as it was meant, or what is wrong with it. */
type Parsed = { readonly value: unknown } | { readonly faults: readonly string[] };

/** What the text of an entry means: a value of its type that its setting takes. */
export function parseValue(text: string, type: ConfigType, setting: KnownSetting | undefined): Parsed {
  const meant = parseAs(text, type);
  if ("faults" in meant) return meant;
  const schema = setting?.schema ?? (type === "url" ? linkAddress : z.unknown());
  const result = schema.safeParse(meant.value);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join(".")}: ${message}` : message,
    ),
  };
}

function parseAs(text: string, type: ConfigType): Parsed {
  switch (type) {
    case "text":
    case "url":
      return { value: text };
    case "number":
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text)
        ? { value: Number(text) }
        : { faults: ["Must be a number"] };
    case "boolean":
      return text === "true" || text === "false"
        ? { value: text === "true" }
        : { faults: ["Must be true or false"] };
    case "json":
      return parseJsonValue(text);
  }
}

function parseJsonValue(text: string): Parsed {
  const value = tryParseJson(text);
  if (value === undefined) return { faults: ["Must be JSON"] };
  const [path, problem] = findShapeProblem(value) ?? [];
  if (problem === undefined) return { value };
  return { faults: [path ? `${path}: ${problem}` : problem] };
}

/** An entry as somebody wants it. */
export interface EntryInput {
  readonly group: string;
  readonly key: string;
  readonly type: ConfigType;
  readonly isSecret: boolean;
  /** Undefined where a secret's value stays as it is. */
  readonly value: string | undefined;
}

/** What is wrong with an entry, by field: a known setting takes its own type and values, and is no secret. */
export function findProblems({ group, key, type, isSecret, value }: EntryInput): Record<string, string[]> {
  const setting = knownSetting(group, key);
  const keys = knownKeys(group);
  if (!setting && keys.length > 0) return { key: [`Known in ${group} are ${keys.join(", ")}`] };
  if (setting && setting.type !== type) return { type: [`${group}.${key} is of the type ${setting.type}`] };
  if (setting && isSecret) return { isSecret: [`${group}.${key} is no secret: the portal shows it`] };
  const parsed = value === undefined ? undefined : parseValue(value, type, setting);
  return parsed && "faults" in parsed ? { value: [...parsed.faults] } : {};
}
