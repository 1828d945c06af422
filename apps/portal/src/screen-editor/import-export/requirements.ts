import { allows, type Endpoint, endpoints, type Rights } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { requirementsOf } from "@portico/portal-config/check";
import { isJsonObject, listOf, propertyOf } from "../form/document/document.ts";

/** An endpoint that a screen requires, and whether it is available. */
export interface RequiredEndpoint {
  readonly id: string;
  /** What it does; undefined where it is not here. */
  readonly summary?: string | undefined;
  readonly state: "here" | "missing" | "partly" | "forbidden";
  /** Fields and filters of it that are not here. */
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
  const calls = (listOf(source, "endpoints") ?? []).flatMap((entry) => {
    const id = propertyOf(entry, "id");
    return typeof id === "string" ? [requiredEndpoint(id, entry, rights)] : [];
  });
  return { endpoints: calls, rights: namesOf(source, "rights") };
}

function requiredEndpoint(id: string, entry: unknown, rights: Rights | undefined): RequiredEndpoint {
  const endpoint = Object.hasOwn(contract, id) ? contract[id] : undefined;
  if (!endpoint) return { id, state: "missing", missingNames: [] };
  const filters = endpoint.kind === "call" ? {} : endpoint.filters;
  const missingNames = [
    ...namesOf(entry, "fields").filter((name) => !Object.hasOwn(endpoint.fields ?? {}, name)),
    ...namesOf(entry, "filters").filter((name) => !Object.hasOwn(filters, name)),
  ];
  const isAllowed = allows(endpoint.access, rights);
  const state = missingNames.length > 0 ? "partly" : isAllowed ? "here" : "forbidden";
  return { id, summary: endpoint.summary, state, missingNames };
}

function namesOf(value: unknown, keyword: string): readonly string[] {
  return (listOf(value, keyword) ?? []).filter((entry) => typeof entry === "string");
}
