import * as z from "zod";
import { findShapeProblem } from "../json/json-shape.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { knownKeys, knownSetting } from "./known-settings.ts";
import type { KnownSetting } from "./setting-types.ts";
import { type ConfigType, linkAddress } from "./value-schemas.ts";

/** A parsed value, or the problems with it. */
type Parsed = { readonly value: unknown } | { readonly problems: readonly string[] };

/** Parses the text of an entry by its type and its setting. */
export function parseValue(text: string, type: ConfigType, setting: KnownSetting | undefined): Parsed {
  const parsed = parseAs(text, type);
  if ("problems" in parsed) return parsed;
  const schema = setting?.schema ?? (type === "url" ? linkAddress : z.unknown());
  const result = schema.safeParse(parsed.value);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(({ path, message }) =>
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
        : { problems: ["Must be a number"] };
    case "boolean":
      return text === "true" || text === "false"
        ? { value: text === "true" }
        : { problems: ["Must be true or false"] };
    case "json":
      return parseJsonValue(text);
  }
}

function parseJsonValue(text: string): Parsed {
  const value = tryParseJson(text);
  if (value === undefined) return { problems: ["Must be JSON"] };
  const [path, problem] = findShapeProblem(value) ?? [];
  if (problem === undefined) return { value };
  return { problems: [path ? `${path}: ${problem}` : problem] };
}

/** An entry to be saved. */
export interface EntryInput {
  readonly group: string;
  readonly key: string;
  readonly type: ConfigType;
  readonly isSecret: boolean;
  /** Undefined to keep the value of a secret. */
  readonly value: string | undefined;
}

/** The problems with an entry, by field. A known setting has a fixed type and can't be secret. */
export function findProblems({ group, key, type, isSecret, value }: EntryInput): Record<string, string[]> {
  const setting = knownSetting(group, key);
  const keys = knownKeys(group);
  if (!setting && keys.length > 0) return { key: [`The keys of ${group} are ${keys.join(", ")}`] };
  if (setting && setting.type !== type) return { type: [`${group}.${key} has the type ${setting.type}`] };
  if (setting && isSecret)
    return { isSecret: [`${group}.${key} can't be secret because the portal shows it`] };
  const parsed = value === undefined ? undefined : parseValue(value, type, setting);
  return parsed && "problems" in parsed ? { value: [...parsed.problems] } : {};
}
