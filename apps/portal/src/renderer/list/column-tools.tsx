import type { ResolvedColumn } from "@portico/portal-config";
import { IconButton } from "@portico/ui";
import { type ColumnLayout, ColumnsMenu } from "@portico/ui/data-table";
import { Rows3, Rows4 } from "@portico/ui/icons";
import { messages } from "../../messages/messages.ts";

/** Props of `ColumnTools`. */
export interface ColumnToolsProps {
  /** Those of the variant shown that are offered, hidden ones included. */
  columns: readonly ResolvedColumn[];
  /** The field of the column that names the rows, which cannot be hidden. */
  naming: string | undefined;
  layout: ColumnLayout;
  /** What 'Reset columns' brings back. */
  standard: ColumnLayout;
  isCompact: boolean;
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
  onDensityChange: (density: "comfortable" | "compact") => void;
}

/** How a person arranges the rows: their height, and the columns. */
export function ColumnTools(props: ColumnToolsProps) {
  const { columns, naming, layout, standard, isCompact, onLayoutChange, onDensityChange } = props;
  const Icon = isCompact ? Rows4 : Rows3;
  return (
    <>
      <IconButton
        size="sm"
        label={messages.listPage.compact}
        icon={<Icon size={16} aria-hidden="true" />}
        aria-pressed={isCompact}
        onClick={() => onDensityChange(isCompact ? "comfortable" : "compact")}
      />
      <ColumnsMenu
        columns={columns.map(({ field, header }) => ({
          id: field,
          header,
          isRowHeader: field === naming,
        }))}
        layout={layout}
        standard={standard}
        onLayoutChange={onLayoutChange}
      />
    </>
  );
}
