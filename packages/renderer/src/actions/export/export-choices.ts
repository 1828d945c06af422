import { type ExportFormat, exportFormats } from "@portico/endpoints";
import type { ActionChoice, ChoiceRows } from "../../action-kinds/action-kind.ts";
import { pageMessages } from "../../messages/page.ts";

const selectedPrefix = "selected-";

/** Returns the options of an export: its formats, and with selected rows, each for these and for all rows. */
export function exportChoices(
  { formats }: { readonly formats: readonly ExportFormat[] },
  { selected, total, messages }: ChoiceRows,
): readonly ActionChoice[] {
  const texts = pageMessages(messages).actionButtons.exports;
  const labelOf = (format: ExportFormat) => exportFormats[format].label;
  if (selected === 0) return formats.map((format) => ({ id: format, label: labelOf(format) }));
  return [
    ...formats.map((format) => ({
      id: `${selectedPrefix}${format}`,
      label: texts.selected(selected, labelOf(format)),
    })),
    ...formats.map((format) => ({ id: format, label: texts.all(total, labelOf(format)) })),
  ];
}

/** Reads an option: its format, and whether only the selected rows are exported. */
export function readExportChoice(choice = ""): { readonly format: string; readonly isSelection: boolean } {
  const isSelection = choice.startsWith(selectedPrefix);
  return { format: isSelection ? choice.slice(selectedPrefix.length) : choice, isSelection };
}
