import { useTotalsMessages } from "@portico/renderer/messages";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { entriesOf, isJsonObject, type JsonObject, textOf } from "../document/document.ts";
import { fieldOptions } from "../document/names.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../fields/entry-list.tsx";

const { totals: texts } = screenEditorMessages.form;

/** What is counted and summed up under the list. */
export function TotalsField(props: FieldProps) {
  const { value, onChange } = props;
  const totalsTexts = useTotalsMessages();
  const { endpoint } = useScreenForm();
  const totals = entriesOf(value);
  const records = { value: "records", label: totalsTexts.records, description: texts.records };
  const sums = fieldOptions(endpoint?.fields, ({ summable = false }) => summable).map((sum) => ({
    ...sum,
    description: texts.sum,
  }));
  const optionOf = ({ of, field }: JsonObject) =>
    of === "records" ? records : sums.find((sum) => of === "sum" && sum.value === field);
  const taken = totals.filter(isJsonObject).map(optionOf);
  return (
    <EntryList
      {...props}
      isLabelHidden
      none={texts.none}
      describe={(entry) => {
        const known = optionOf(entry);
        return {
          label: textOf(entry.label) || known?.label || textOf(entry.field) || textOf(entry.path),
          about: [
            known?.description ?? (entry.of === "answer" && texts.response),
            entry.hidden === true && texts.hidden.toLocaleLowerCase(),
          ],
          first: ["label", "path", "format", "hidden"],
          hidden: known ? ["of", "field"] : ["of"],
          ...(known && { hints: { label: texts.labelHint(known.label) } }),
        };
      }}
      add={{
        label: texts.add,
        keepsFocus: true,
        options: [records, ...sums].filter((one) => !taken.includes(one)),
        onAdd: (field) => {
          const isSum = sums.some((sum) => sum.value === field);
          onChange([...totals, isSum ? { of: "sum", field } : { of: "records" }]);
        },
      }}
    />
  );
}
