import {
  type Access,
  allows,
  type Endpoint,
  endpoints,
  type Fields,
  parseAccess,
  type Rights,
  roles,
} from "@portico/contract";
import { sampleAnswer } from "@portico/contract/schemas/sample-answer.fixtures";
import { sampleRows } from "@portico/contract/schemas/sample-rows.fixtures";
import { type ListScreen, pathParameters, type ScreenColumn } from "@portico/portal-config";
import { callsOf } from "@portico/portal-config/check";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { tableColumns } from "../renderer/table-columns.tsx";
import { areIds } from "../routing/route-ids.ts";
import { routes } from "../routing/routes.ts";
import { screens } from "../screens/index.ts";
import { routeObjects } from "./portal-routes.tsx";

const contract: Readonly<Record<string, Endpoint>> = endpoints;
const objects = routeObjects(routes);
const id = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

/** Every way to meet some requirements with no right to spare. */
function waysToMeet(accesses: readonly Access[]): Rights[] {
  const groups = accesses.flatMap((access) => {
    const requirement = parseAccess(access);
    return requirement.kind === "rights" ? requirement.groups : [];
  });
  const ways = groups.reduce<string[][]>(
    (before, group) => before.flatMap((way) => group.map((name) => [...way, name])),
    [[]],
  );
  const known: readonly string[] = roles;
  return ways.map((names) => ({
    roles: names.filter((name) => known.includes(name)),
    claims: names.filter((name) => !known.includes(name)),
  }));
}

/** Whoever lacks one right of a way to meet a requirement, and does not meet it some other way. */
function outsiders(access: Access): Rights[] {
  const short = waysToMeet([access]).flatMap(({ roles: held, claims }) => [
    ...held.map((name) => ({ roles: held.filter((one) => one !== name), claims })),
    ...claims.map((name) => ({ roles: held, claims: claims.filter((one) => one !== name) })),
  ]);
  return short.filter((rights) => !allows(access, rights));
}

/** What the router shows at an address to someone: the id of the screen, or that it leads away. */
function shownAt(path: string, rights: Rights): string | undefined {
  const match = matchRoutes(objects, `/${path.replaceAll(/:[A-Za-z]+/g, id)}`)?.at(-1);
  const route = match?.route.handle?.route;
  if (!match || !route || typeof route.page === "string") return undefined;
  if (!allows(route.access, rights)) return "led away";
  return areIds(match.params) ? (route.page.screen ?? route.page).id : undefined;
}

describe.each(screens.map((screen) => [screen.id, screen] as const))("%s", (_id, screen) => {
  const paths = [screen.path, ...(screen.detail?.path ? [screen.detail.path] : [])];

  it.each(paths)("is what the router shows at %s to whoever may see it, and to nobody else", (path) => {
    // Several screens can lead to the page of one thing; it is shown by one of them.
    const owners = path === screen.path ? [screen] : screens.filter(({ detail }) => detail?.path === path);
    for (const rights of waysToMeet([screen.access]))
      expect(owners.map((owner) => owner.id)).toContain(shownAt(path, rights));
    const others = outsiders(screen.access);
    expect(others.length).toBeGreaterThan(0);
    for (const rights of others) expect(shownAt(path, rights)).toBe("led away");
  });

  it("asks for no call that someone who sees it may not make", () => {
    const refused = callsOf(screen).flatMap(({ path, id: call, access }) =>
      waysToMeet([screen.access, ...access])
        .filter((rights) => !allows(contract[call]?.access ?? "", rights))
        .map(({ roles: held, claims }) => `${path}: ${[...held, ...claims].join(" ")} may not call ${call}`),
    );
    expect(refused).toEqual([]);
    expect(callsOf(screen).map(({ id: call }) => call)).toContain(screen.endpoints.list);
  });

  it("has a value in every cell, of rows made from the contract alone", () => {
    const list = contract[screen.endpoints.list];
    expect(emptyCells(allColumns(screen), list?.fields ?? {}, sampleRows(list?.fields ?? {}, 3))).toEqual([]);
    expect(allColumns(screen).length).toBeGreaterThan(0);
  });

  it("has a value in every line of its detail", () => {
    const { detail } = screen;
    if (!detail) return;
    const fields = contract[detail.endpoint]?.fields ?? {};
    expect(
      emptyCells(detail.fields, fields, [sampleAnswer(detail.endpoint as keyof typeof endpoints)]),
    ).toEqual([]);
  });

  it("has names in its path that the portal knows as ids", () => {
    expect(areIds(Object.fromEntries(pathParameters(screen).map((name) => [name, id])))).toBe(true);
  });
});

function allColumns({ columns, variants = [] }: ListScreen): ScreenColumn[] {
  return [...columns, ...variants.flatMap((variant) => variant.columns)];
}

/** The columns that draw nothing in some row, or that the contract has no field for. */
function emptyCells(columns: readonly ScreenColumn[], fields: Fields, rows: readonly unknown[]): string[] {
  const drawn = tableColumns<unknown>(columns, fields);
  const missing = columns
    .map((column) => (typeof column === "string" ? column : column.field))
    .filter((name) => !drawn.some((column) => column.id === name));
  const empty = drawn.filter(({ cell }) =>
    rows.some((row) => {
      const text = renderToStaticMarkup(<MemoryRouter>{cell?.(row)}</MemoryRouter>).replaceAll(
        /<[^>]*>/g,
        "",
      );
      return text.trim() === "" || /undefined|NaN|\[object/.test(text);
    }),
  );
  return [...missing, ...empty.map((column) => column.id)];
}
