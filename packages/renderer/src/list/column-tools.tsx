import { IconButton } from "@portico/ui";
import { type ColumnLayout, ColumnsMenu } from "@portico/ui/data-table";
import { Rows3, Rows4 } from "@portico/ui/icons";
import { usePageMessages } from "../messages/page.ts";
import type { ListColumns } from "./use-columns.ts";

export interface ColumnToolsProps {
  /** All columns of the current variant that the user may see, including hidden ones. */
  columns: ListColumns["table"];
  layout: ColumnLayout;
  /** The fields of the columns that left the table. */
  overflowIds: readonly string[];
  /** The layout that 'Reset columns' restores. */
  standard: ColumnLayout;
  isCompact: boolean;
  onLayoutChange: (change: { layout: ColumnLayout }) => void;
  onDensityChange: (density: "comfortable" | "compact") => void;
}

/** The controls for row height and columns. */
export function ColumnTools(props: ColumnToolsProps) {
  const { columns, layout, overflowIds, standard, isCompact, onLayoutChange, onDensityChange } = props;
  const texts = usePageMessages().listPage;
  const Icon = isCompact ? Rows4 : Rows3;
  return (
    <>
      <IconButton
        size="sm"
        className="page:max-[40rem]:hidden"
        label={texts.compact}
        icon={<Icon size={16} aria-hidden="true" />}
        aria-pressed={isCompact}
        onClick={() => onDensityChange(isCompact ? "comfortable" : "compact")}
      />
      <ColumnsMenu {...{ columns, layout, overflowIds, standard, onLayoutChange }} />
    </>
  );
}
