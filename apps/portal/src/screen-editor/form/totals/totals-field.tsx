import { totalsMessages } from "../../../messages/lists.ts";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { isJsonObject, type JsonObject, textOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "../keywords/entry-list.tsx";
import { fieldOptions } from "../keywords/names.ts";

const { totals: texts } = screenEditorMessages.form;

/** What is counted and summed up under the list. */
export function TotalsField(props: KeywordFieldProps) {
  const { value, onChange } = props;
  const { endpoint } = useScreenForm();
  const totals: readonly unknown[] = Array.isArray(value) ? value : [];
  const records = { value: "records", label: totalsMessages.records, description: texts.records };
  const sums = fieldOptions(endpoint?.fields, "summable").map((sum) => ({ ...sum, description: texts.sum }));
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
        const about = [
          known?.description ?? (entry.of === "answer" && texts.answer),
          entry.hidden === true && texts.hidden.toLocaleLowerCase(),
        ];
        return {
          label: textOf(entry.label) || known?.label || textOf(entry.field) || textOf(entry.path),
          about: about.filter(Boolean).join(" · "),
          first: ["label", "path", "format", "hidden"],
          hidden: known ? ["of", "field"] : ["of"],
          ...(known && { hints: { label: texts.labelHint(known.label) } }),
        };
      }}
      offers={{
        label: texts.add,
        options: [records, ...sums].filter((one) => !taken.includes(one)),
        onAdd: (field) => {
          const isSum = sums.some((sum) => sum.value === field);
          onChange([...totals, isSum ? { of: "sum", field } : { of: "records" }]);
        },
      }}
    />
  );
}
