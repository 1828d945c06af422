import { maxGroups } from "@portico/contract";
import { isId } from "../../../routing/route-ids.ts";
import type { ChosenPlan, EnrollmentGroup } from "./groups.ts";

/** The storage key (specification, part 2, section 3). */
export const groupsKey = "groups";

/** The number of applications whose groups are stored, so that the storage never fills up. */
const maxApplications = 500;
const maxNameLength = 200;

/** Returns the stored groups of an application. Empty if there are none, or they are invalid. */
export function groupsIn(stored: string | null, appId: string): readonly EnrollmentGroup[] {
  const all = recordIn(stored);
  const groups: unknown = Object.hasOwn(all, appId) ? all[appId] : undefined;
  if (!Array.isArray(groups) || groups.length > maxGroups) return [];
  const valid = groups.map(readGroup);
  return valid.every((group) => group !== undefined) ? valid : [];
}

/** Returns what to store, with the groups of an application. Without groups, the application is removed. */
export function withGroups(stored: string | null, appId: string, groups: readonly EnrollmentGroup[]): string {
  const others = Object.entries(recordIn(stored)).filter(([id]) => id !== appId);
  const kept = others.slice(-(maxApplications - 1));
  return JSON.stringify(Object.fromEntries(groups.length > 0 ? [...kept, [appId, groups]] : kept));
}

function recordIn(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function readGroup(value: unknown): EnrollmentGroup | undefined {
  const { applicants, aptc_selected, plan } = fieldsOf(value);
  if (!Array.isArray(applicants) || applicants.length > maxGroups) return undefined;
  const ids = applicants.filter((id): id is string => typeof id === "string" && isId("appId", id));
  if (ids.length !== applicants.length || !isAmount(aptc_selected)) return undefined;
  if (plan === undefined) return { applicants: ids, aptc_selected };
  const chosen = readPlan(plan);
  return chosen && { applicants: ids, aptc_selected, plan: chosen };
}

function readPlan(value: unknown): ChosenPlan | undefined {
  const { id, name, premium } = fieldsOf(value);
  const isPlan = typeof id === "string" && isId("planId", id);
  const isNamed = typeof name === "string" && name.length <= maxNameLength;
  return isPlan && isNamed && isAmount(premium) ? { id, name, premium } : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
