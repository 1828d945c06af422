import type { Fields, ListEndpoint } from "@portico/contract";
import { filterNames } from "../filters.ts";
import type { ListScreen, ScreenColumn, ScreenDetail, ScreenTotal } from "../list-screen.ts";
import { endpointOf, rowFieldsOf } from "./calls.ts";
import { withPaths } from "./checked.ts";
import { isSingleField } from "./fields.ts";
import { ProblemList, type ScreenProblem } from "./problem-list.ts";
import { type CheckOptions, languageOf, readScreen } from "./read-screen.ts";
import { hasNumberInResponse } from "./summary.ts";

/** A document without the parts that the contract no longer has, and what was removed. */
export interface WithoutRemovedParts {
  readonly document: unknown;
  /** The path of each in the original document, and what it was. */
  readonly dropped: readonly ScreenProblem[];
}

/**
 * Removes the parts of a document that the contract no longer has and the screen can do without: columns, filters,
 * sort fields, totals, fields of the detail. If the result is still invalid, returns the original document, so that
 * problems refer to the document that users know. It never throws.
 */
export function withoutRemovedParts(document: unknown, options?: CheckOptions): WithoutRemovedParts {
  const asItIs: WithoutRemovedParts = { document, dropped: [] };
  const parsed = languageOf(document);
  const list = parsed && endpointOf(parsed.endpoints.list);
  if (!parsed || list?.kind !== "list") return asItIs;
  const { requires: _, ...screen } = parsed;
  const removed = new ProblemList();
  const rest = restOf(screen, list, removed);
  if (removed.found.length === 0 || !readScreen(rest, options).screen) return asItIs;
  return { document: rest, dropped: removed.found };
}

function restOf(screen: ListScreen, { fields, filters }: ListEndpoint, removed: ProblemList): ListScreen {
  const { variants, sort, footer, detail, rowName, ...rest } = screen;
  const isAvailable = (name: string) => Object.hasOwn(filters, name);
  const isOrder = (name: string) => isSingleField(name, fields) && fields[name]?.sortable === true;
  const rowFields = detail && rowFieldsOf(detail.endpoint);
  return {
    ...rest,
    ...(hasField("rowName", rowName, fields, removed) && { rowName }),
    filters: existingParts("filters", rest.filters, filterNames, isAvailable, removed),
    columns: existingColumns("columns", rest.columns, fields, removed),
    ...(variants && {
      variants: variants.map((variant, index) => {
        const columns = existingColumns(`variants[${index}].columns`, variant.columns, fields, removed);
        return { ...variant, columns };
      }),
    }),
    ...(sort && { sort: existingParts("sort", sort, (key) => [key.replace(/^-/, "")], isOrder, removed) }),
    ...(footer && { footer: existingTotals(footer, screen, fields, removed) }),
    ...(detail && { detail: rowFields ? existingDetail(detail, rowFields, removed) : detail }),
  };
}

function existingTotals(
  footer: readonly ScreenTotal[],
  { endpoints }: ListScreen,
  fields: Fields,
  removed: ProblemList,
): ScreenTotal[] {
  const isSummed = (name: string) => Object.hasOwn(fields, name) && fields[name]?.summable === true;
  return footer.filter((total, index) => {
    const name = total.of === "sum" ? total.field : total.of === "answer" ? total.path : undefined;
    if (name === undefined) return true;
    const isStill = total.of === "sum" ? isSummed(name) : hasNumberInResponse(endpoints.list, name);
    return isStill || reportRemoved(`footer[${index}]`, name, removed);
  });
}

function existingDetail(detail: ScreenDetail, fields: Fields, removed: ProblemList): ScreenDetail {
  const { titleField, personFields, tables, ...rest } = detail;
  const holdsRows = (name: string) => Object.hasOwn(fields, name) && fields[name]?.rows !== undefined;
  return {
    ...rest,
    ...(hasField("detail.titleField", titleField, fields, removed) && { titleField }),
    ...(personFields && {
      personFields: existingParts(
        "detail.personFields",
        personFields,
        (name) => [name],
        (name) => isSingleField(name, fields),
        removed,
      ),
    }),
    fields: existingColumns("detail.fields", rest.fields, fields, removed),
    ...(tables && {
      tables: existingParts("detail.tables", tables, ({ field }) => [field], holdsRows, removed),
    }),
  };
}

function existingColumns(
  path: string,
  columns: readonly ScreenColumn[],
  fields: Fields,
  removed: ProblemList,
) {
  const fieldsOf = (column: ScreenColumn) => [typeof column === "string" ? column : column.field];
  return existingParts(path, columns, fieldsOf, (name) => isSingleField(name, fields), removed);
}

/** The parts whose names all exist; reports the others. */
function existingParts<Part>(
  path: string,
  parts: readonly Part[],
  namesOf: (part: Part) => readonly string[],
  isStill: (name: string) => boolean,
  removed: ProblemList,
): Part[] {
  return withPaths(path, parts).flatMap(([at, part]) => {
    const name = namesOf(part).find((one) => !isStill(one));
    return name === undefined || reportRemoved(at, name, removed) ? [part] : [];
  });
}

function hasField(path: string, name: string | undefined, fields: Fields, removed: ProblemList): boolean {
  return name !== undefined && (isSingleField(name, fields) || reportRemoved(path, name, removed));
}

/** Reports what is gone. */
function reportRemoved(path: string, name: string, removed: ProblemList): false {
  removed.add(path, `\`${name}\` no longer exists, so it's left out.`, name);
  return false;
}
