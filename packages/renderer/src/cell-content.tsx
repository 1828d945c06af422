import { formatValue, type ValueOptions, valueAt } from "@portico/endpoints";
import { isStatus, type ResolvedColumn } from "@portico/screens";
import { shortText } from "@portico/ui/data-table";
import { StatusBadge } from "@portico/ui/status-badge";
import type { ReactNode } from "react";
import { formatCustom } from "./custom-format.ts";
import { Link } from "./host/link.tsx";
import { linkAddress } from "./link-address.ts";
import { usePageMessages } from "./messages/page.ts";

/** Returns what a table cell shows: the formatted value or the text for empty values, with the color of its status. */
export function cellContent(
  column: ResolvedColumn,
  row: unknown,
  rowId: string,
  dateOptions: ValueOptions = {},
): ReactNode {
  const { field, special, empty, isMasked } = column;
  if (isMasked) return <MaskedValue />;
  const text = valueText(column, valueAt(row, field), dateOptions);
  if (isStatus(column)) return status(text, column);
  if (text === "") return empty === undefined ? "" : <span className="page:text-fg-muted">{empty}</span>;
  const shownText = column.truncate === undefined ? text : shortText(text, column.truncate);
  const href = special && "to" in special ? linkAddress(special.to, row, rowId) : undefined;
  if (href === undefined) return shownText;
  return (
    <Link to={href} className="page:text-fg-link page:underline page:underline-offset-2">
      {shownText}
    </Link>
  );
}

/** Returns the text of a value, as the column formats it; an empty string for none. */
export function valueText(column: ResolvedColumn, value: unknown, dateOptions: ValueOptions): string {
  const { special, format, labels } = column;
  const custom = special && !("to" in special) ? formatCustom(special.name, value, dateOptions) : undefined;
  return custom ?? formatValue(format, value, { ...dateOptions, labels });
}

function status(text: string, { tones, empty }: ResolvedColumn): ReactNode {
  if (text === "" && empty === undefined) return "";
  const tone = tones && Object.hasOwn(tones, text) ? tones[text] : undefined;
  return (
    <StatusBadge tone={tone ?? (text === "" ? "danger" : "neutral")} unnamed={empty}>
      {text}
    </StatusBadge>
  );
}

/** The value of a field that the user may not see. */
function MaskedValue() {
  const texts = usePageMessages().listPage;
  return (
    <span>
      <span aria-hidden="true">{texts.maskedDots}</span>
      <span className="page:sr-only">{texts.masked}</span>
    </span>
  );
}
