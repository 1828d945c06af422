import {
  type Access,
  allows,
  type Endpoint,
  endpoints,
  type Fields,
  parseAccess,
  type Rights,
  roles,
  valueAt,
} from "@portico/contract";
import { sampleResponse } from "@portico/contract/schemas/sample-response.fixtures";
import { sampleRows } from "@portico/contract/schemas/sample-rows.fixtures";
import { type ListScreen, pathParameters, resolveColumn, type ScreenColumn } from "@portico/portal-config";
import { callsOf } from "@portico/portal-config/check";
import { ScreenHost } from "@portico/renderer/host";
import { cellContent } from "@portico/renderer/parts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { areIds } from "../routing/route-ids.ts";
import { routes } from "../routing/routes.ts";
import { portalHost } from "../screen-host/portal-host.ts";
import { screens } from "../screens/index.ts";
import { routeObjects } from "./portal-routes.tsx";

const contract: Readonly<Record<string, Endpoint>> = endpoints;
const objects = routeObjects(routes);
const id = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

/** Returns each minimal set of roles and claims that meets the requirements. */
function minimalRights(accesses: readonly Access[]): Rights[] {
  const groups = accesses.flatMap((access) => {
    const requirement = parseAccess(access);
    return requirement.kind === "rights" ? requirement.groups : [];
  });
  const ways = groups.reduce<string[][]>(
    (before, group) => before.flatMap((way) => group.map((name) => [...way, name])),
    [[]],
  );
  const allRoles: readonly string[] = roles;
  return ways.map((names) => ({
    roles: names.filter((name) => allRoles.includes(name)),
    claims: names.filter((name) => !allRoles.includes(name)),
  }));
}

/** Returns sets that lack one right of a minimal set and don't meet the requirement in another way. */
function rightsWithoutAccess(access: Access): Rights[] {
  const short = minimalRights([access]).flatMap(({ roles: ownRoles, claims }) => [
    ...ownRoles.map((name) => ({ roles: ownRoles.filter((one) => one !== name), claims })),
    ...claims.map((name) => ({ roles: ownRoles, claims: claims.filter((one) => one !== name) })),
  ]);
  return short.filter((rights) => !allows(access, rights));
}

/** Returns the id of the screen that the router shows at a path, or undefined if it redirects. */
function shownAt(path: string, rights: Rights): string | undefined {
  const match = matchRoutes(objects, `/${path.replaceAll(/:[A-Za-z]+/g, id)}`)?.at(-1);
  const route = match?.route.handle?.route;
  if (!match || !route || typeof route.page === "string") return undefined;
  if (!allows(route.access, rights)) return "led away";
  return areIds(match.params) ? (route.page.screen ?? route.page).id : undefined;
}

describe.each(screens.map((screen) => [screen.id, screen] as const))("%s", (_id, screen) => {
  const paths = [screen.path, ...(screen.detail?.path ? [screen.detail.path] : [])];

  it.each(paths)("is shown at %s to users with access, and to no one else", (path) => {
    // Several screens can link to the detail page of the same row; one of them declares it.
    const owners = path === screen.path ? [screen] : screens.filter(({ detail }) => detail?.path === path);
    for (const rights of minimalRights([screen.access]))
      expect(owners.map((owner) => owner.id)).toContain(shownAt(path, rights));
    const others = rightsWithoutAccess(screen.access);
    expect(others.length).toBeGreaterThan(0);
    for (const rights of others) expect(shownAt(path, rights)).toBe("led away");
  });

  it("uses only endpoints that its users may call", () => {
    const refused = callsOf(screen).flatMap(({ path, id: call, access }) =>
      minimalRights([screen.access, ...access])
        .filter((rights) => !allows(contract[call]?.access ?? "", rights))
        .map(
          ({ roles: ownRoles, claims }) =>
            `${path}: ${[...ownRoles, ...claims].join(" ")} may not call ${call}`,
        ),
    );
    expect(refused).toEqual([]);
    expect(callsOf(screen).map(({ id: call }) => call)).toContain(screen.endpoints.list);
  });

  it("renders a value in every cell, for rows generated from the contract", () => {
    const list = contract[screen.endpoints.list];
    expect(emptyCells(allColumns(screen), list?.fields ?? {}, sampleRows(list?.fields ?? {}, 3))).toEqual([]);
    expect(allColumns(screen).length).toBeGreaterThan(0);
  });

  it("renders a value in every line of its detail page", () => {
    const { detail } = screen;
    if (!detail) return;
    const fields = contract[detail.endpoint]?.fields ?? {};
    expect(
      emptyCells(detail.fields, fields, [sampleResponse(detail.endpoint as keyof typeof endpoints)]),
    ).toEqual([]);
  });

  it("uses only known id names in its path", () => {
    expect(areIds(Object.fromEntries(pathParameters(screen).map((name) => [name, id])))).toBe(true);
  });
});

function allColumns({ columns, variants = [] }: ListScreen): ScreenColumn[] {
  return [...columns, ...variants.flatMap((variant) => variant.columns)];
}

/** Returns columns that render nothing for some row, or that have no field in the contract. */
function emptyCells(columns: readonly ScreenColumn[], fields: Fields, rows: readonly unknown[]): string[] {
  const drawn = columns.flatMap((column) => resolveColumn(column, fields) ?? []);
  const missing = columns
    .map((column) => (typeof column === "string" ? column : column.field))
    .filter((name) => !drawn.some((column) => column.field === name));
  const empty = drawn.filter((column) =>
    rows.some((row) => {
      const cell = cellContent(column, row, String(valueAt(row, "id") ?? ""));
      const text = renderToStaticMarkup(
        <ScreenHost host={portalHost}>
          <MemoryRouter>{cell}</MemoryRouter>
        </ScreenHost>,
      ).replaceAll(/<[^>]*>/g, "");
      return text.trim() === "" || /undefined|NaN|\[object/.test(text);
    }),
  );
  return [...missing, ...empty.map((column) => column.field)];
}
