import { formatValue, isNumeric, type ListEndpoint } from "@portico/endpoints";
import { columnPriorities, isStatus, mainColumnsOf } from "../column-priority.ts";
import { columnsOf, type ResolvedColumn, resolveColumn } from "../columns.ts";
import type { ListScreen } from "../list-screen.ts";
import { typicalValueOf } from "../typical-value.ts";
import type { CheckedRegistry } from "./checked.ts";
import { CheckedContract } from "./checked-contract.ts";

/** The width in px that a list has on a screen of 1440 px beside the sidebar, without a scroll bar. */
const listWidth = 1150;
const checkboxWidth = 40;
/** The buttons of a row, or the one that shows the other columns. */
const buttonsWidth = 110;

/** Average widths of characters in cells and headers, and what surrounds them, in px. */
const characterWidth = 6.9;
const headerCharacterWidth = 6.4;
const padding = 26;
const sortArrow = 16;
const badge = 30;
/** The length of texts that are not known, such as names. */
const usualLength = 22;

/**
 * Returns a sentence for each set of columns that never leave the list but don't fit a screen of 1440 px, so that its
 * first column, its status, or the column that it is sorted by is out of sight.
 */
export function fitWarnings(screen: ListScreen, { contract }: CheckedRegistry): readonly string[] {
  const list = new CheckedContract(contract).find(screen.endpoints.list);
  if (list?.kind !== "list") return [];
  const variants = screen.variants ?? [{ id: undefined }];
  return variants.flatMap(({ id }) => {
    const columns = lastingColumns(screen, list, id);
    const checkbox = screen.selection?.mode === "many" ? checkboxWidth : 0;
    const needed = columns.reduce((sum, column) => sum + estimatedWidth(column), checkbox + buttonsWidth);
    if (needed <= listWidth) return [];
    const fields = columns.map(({ field }) => `\`${field}\``).join(", ");
    return `columns: those that never leave the list, ${fields}, need about ${Math.round(needed)} px, and a screen of 1440 px has ${listWidth} px for them. Give some of them a \`priority\` of 2 to 5, or a \`width\`.`;
  });
}

/** The columns with the first priority. */
function lastingColumns(
  screen: ListScreen,
  list: ListEndpoint,
  variant: string | undefined,
): readonly ResolvedColumn[] {
  const columns = columnsOf(screen, variant).flatMap((column) => resolveColumn(column, list.fields) ?? []);
  const priorities = columnPriorities(columns, mainColumnsOf(screen, list));
  return columns.filter(({ isHidden }, index) => !isHidden && priorities[index] === 1);
}

function estimatedWidth(column: ResolvedColumn): number {
  const { width, header, isSortable, format, truncate = Number.POSITIVE_INFINITY } = column;
  if (width !== undefined) return width;
  const typical = typicalValueOf(column);
  const unknown = isNumeric(format) ? 0 : usualLength;
  const text = isStatus(column) ? String(typical) : formatValue(format, typical, {});
  const length = Math.min(typical === undefined ? unknown : text.length, truncate);
  const content = length * characterWidth + (isStatus(column) ? badge : 0);
  const heading = header.length * headerCharacterWidth + (isSortable ? sortArrow : 0);
  return Math.max(content, heading) + padding;
}
