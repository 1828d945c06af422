import { allows, type Endpoint, endpoints, type Rights } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { requirementsOf } from "@portico/portal-config/check";
import { isJsonObject, listOf, propertyOf } from "../form/document/document.ts";

/** An endpoint that a screen requires, and whether it is available. */
export interface RequiredEndpoint {
  readonly id: string;
  /** Undefined if it does not exist here. */
  readonly summary?: string | undefined;
  readonly state: "here" | "missing" | "partly" | "forbidden";
  /** Its fields and filters that do not exist here. */
  readonly missingNames: readonly string[];
}

/** What a screen depends on. */
export interface Requirements {
  readonly endpoints: readonly RequiredEndpoint[];
  /** Roles and claims. */
  readonly rights: readonly string[];
}

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/**
 * What a screen depends on: derived from a valid screen, or as the file declares it.
 * @param requires the file's `requires`, not validated
 * @param rights the current user's
 */
export function readRequirements(
  requires: unknown,
  screen: ListScreen | undefined,
  rights: Rights | undefined,
): Requirements | undefined {
  const source = screen ? requirementsOf(screen) : requires;
  if (!isJsonObject(source)) return undefined;
  const required = (listOf(source, "endpoints") ?? []).map((entry) => requiredEndpoint(entry, rights));
  return { endpoints: required.filter((one) => one !== undefined), rights: namesOf(source, "rights") };
}

function requiredEndpoint(entry: unknown, rights: Rights | undefined): RequiredEndpoint | undefined {
  const id = propertyOf(entry, "id");
  if (typeof id !== "string") return undefined;
  const endpoint = Object.hasOwn(contract, id) ? contract[id] : undefined;
  if (!endpoint) return { id, state: "missing", missingNames: [] };
  const filters = endpoint.kind === "call" ? {} : endpoint.filters;
  const missingNames = [
    ...namesOf(entry, "fields").filter((name) => !Object.hasOwn(endpoint.fields ?? {}, name)),
    ...namesOf(entry, "filters").filter((name) => !Object.hasOwn(filters, name)),
  ];
  const state = allows(endpoint.access, rights) ? "here" : "forbidden";
  return { id, summary: endpoint.summary, state: missingNames.length > 0 ? "partly" : state, missingNames };
}

function namesOf(value: unknown, keyword: string): readonly string[] {
  return (listOf(value, keyword) ?? []).filter((entry) => typeof entry === "string");
}
