import type { Labels, ScreenRegistry } from "../screen-registry.ts";

/** The labels of an app's roles and claims. */
export type RightLabels = Pick<ScreenRegistry, "roles" | "claims">;

/** The name of a role in the plural, in any case: "agents"; undefined for claims. */
export function roleNoun(name: string, { roles }: RightLabels): string | undefined {
  return labelOf(name, roles)?.toLowerCase();
}

/** The name of a claim, in any case: "View orders"; unknown claims are shown as they are. */
export function claimLabel(name: string, { claims }: RightLabels): string {
  return labelOf(name, claims) ?? name;
}

/** The label of a role or claim, in any case: "Agents", "View orders". */
export function rightLabel(name: string, labels: RightLabels): string {
  return labelOf(name, labels.roles) ?? claimLabel(name, labels);
}

function labelOf(name: string, labels: Labels): string | undefined {
  const lower = name.toLowerCase();
  return Object.entries(labels).find(([known]) => known.toLowerCase() === lower)?.[1];
}
