import {
  plainHeader,
  type StatementColumn,
  statementColumnLabels,
  statementColumns,
} from "@portico/contract";
import type { StatementPreview } from "@portico/contract/features/statement-formats.schemas";
import { Select } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { statementFormatMessages } from "../messages/statement-formats.ts";
import { columnOfHeader, type LayoutValues, withHeader } from "./format-values.ts";

const texts = statementFormatMessages.columns;
const options = statementColumns.map((value) => ({ value, label: statementColumnLabels[value] }));

/** Props of `SampleColumns`. */
export interface SampleColumnsProps {
  sample: StatementPreview["columns"];
  columns: LayoutValues["columns"];
  onChange: (columns: LayoutValues["columns"]) => void;
}

/** The columns of a sample, each with a select for what it contains. Says so if a choice replaces another one. */
export function SampleColumns({ sample, columns, onChange }: SampleColumnsProps) {
  const notify = useNotify();
  const headers = sample.map(({ header }) => header);
  const choose = (header: string, column: StatementColumn | undefined) => {
    const replaced = column && headers.find((other) => columnOfHeader(columns, headers, other) === column);
    onChange(withHeader(columns, headers, { header, column }));
    if (column && replaced)
      notify({ tone: "warning", text: texts.replaced(statementColumnLabels[column], header, replaced) });
  };
  return (
    <ul className="divide-y divide-border rounded-lg border border-border sm:col-span-2">
      {sample.map(({ header, examples }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: headers can repeat, and columns never move
          key={index}
          className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-2"
        >
          <div className="min-w-0 text-table">
            <p className="truncate font-medium" title={header}>
              {header || texts.unnamed(index + 1)}
            </p>
            <p className="truncate text-fg-muted" title={examples.join(" · ")}>
              {examples.join(" · ") || texts.noExamples}
            </p>
          </div>
          {plainHeader(header) !== "" && (
            <Select
              label={texts.contains(header)}
              isLabelHidden
              placeholder={texts.notUsed}
              options={options}
              value={columnOfHeader(columns, headers, header) ?? ""}
              onChange={({ target }) =>
                choose(
                  header,
                  statementColumns.find((column) => column === target.value),
                )
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
