import { type Access, allows, type PreviewAs, parseAccess, presetClaims, roles } from "@portico/contract";

/** The user that a preview simulates. */
export interface Viewer extends Omit<PreviewAs, "agentId"> {
  /** The linked agent. */
  readonly agent: { readonly value: string; readonly label: string } | null;
}

/** A user with only the required rights: of alternatives, the first. */
export function leastViewer(needed: readonly Access[]): Viewer {
  const names = needed.flatMap((access) => {
    const requirement = parseAccess(access);
    return requirement.kind === "rights" ? requirement.groups.map(([first = ""]) => first) : [];
  });
  const isNamed = (name: string) => names.includes(name.toLowerCase());
  const known = [...roles, ...presetClaims].map((name) => name.toLowerCase());
  const needs = roles.filter(isNamed);
  return {
    // Everyone who can sign in has a role.
    roles: needs.length > 0 ? needs : ["agent"],
    claims: [...presetClaims.filter(isNamed), ...new Set(names.filter((name) => !known.includes(name)))],
    agent: null,
  };
}

/** The rights that preview requests send. */
export function previewOf({ agent, ...rights }: Viewer): PreviewAs {
  return { ...rights, ...(agent && { agentId: agent.value }) };
}

/** Whether the viewer can open the screen. */
export function canOpen(access: Access, viewer: Viewer | undefined): boolean {
  return viewer === undefined || allows(access, viewer);
}
