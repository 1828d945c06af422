import { layoutColumnLabel, layoutColumns, plainHeader, type UploadKindName } from "@portico/contract";
import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { Select } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { fileLayoutMessages } from "../messages/file-layouts.ts";
import { columnOfHeader, type LayoutValues, withHeader } from "./layout-values.ts";

const texts = fileLayoutMessages.columns;

type Mapping = Pick<LayoutValues, "columns" | "otherHeaders">;

export interface SampleColumnsProps {
  kind: UploadKindName;
  sample: FilePreview["columns"];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** The columns of a sample, each with a select for what it contains. Says so if a choice replaces another one. */
export function SampleColumns({ kind, sample, mapping, onChange }: SampleColumnsProps) {
  const notify = useNotify();
  const headers = sample.map(({ header }) => header);
  const options = layoutColumns(kind).map((value) => ({ value, label: layoutColumnLabel(kind, value) }));
  const choose = (header: string, column: string | undefined) => {
    const isReplaced = (other: string) => columnOfHeader(mapping.columns, headers, other) === column;
    const replaced = column && headers.find(isReplaced);
    onChange(withHeader(mapping, headers, { header, column }));
    if (column && replaced)
      notify({ tone: "warning", text: texts.replaced(layoutColumnLabel(kind, column), header, replaced) });
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
              value={columnOfHeader(mapping.columns, headers, header) ?? ""}
              onChange={({ target }) => choose(header, target.value || undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
