import type { KeywordType } from "@portico/portal-config/keywords";
import { MultiCombobox } from "@portico/ui";
import { CheckboxGroup } from "@portico/ui/forms";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { searchAmong, typedAsOption } from "../controls/search.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { textOf } from "../document/document.ts";
import { problemsAt, sentenceOf } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { optionAt } from "./keyword-texts.ts";
import { namesAt } from "./names.ts";
import { useControlProps } from "./use-control-props.ts";

const texts = screenEditorMessages.form.keywords;

/** A list of texts: checkboxes for a few choices, otherwise names or texts that are typed. */
export function TextListField(props: KeywordFieldProps & { of: KeywordType }) {
  const { of, value, keyword, path, onChange } = props;
  const form = useScreenForm();
  const control = useControlProps(props);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const isText = entries.every((entry) => typeof entry === "string");
  if (
    !isText ||
    (value !== undefined && !Array.isArray(value)) ||
    (of.kind !== "choice" && of.kind !== "text")
  )
    return <UnsupportedPart path={path} />;
  const below = problemsAt(form.problems, [path]).map(sentenceOf).join(" ");
  const shared = {
    ...control,
    className: "col-span-full",
    error: below === "" ? undefined : below,
    value: entries.map(textOf),
    disabled: form.isReadOnly,
  };
  const change = (next: readonly string[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : next);
  if (of.kind === "choice") {
    const options = of.values.map((one) => optionAt(path, one));
    return (
      <CheckboxGroup
        {...shared}
        orientation="horizontal"
        options={options}
        onChange={(event) => change(event.value)}
      />
    );
  }
  const names = namesAt(path, form);
  return (
    <MultiCombobox
      {...shared}
      hint={control.hint ?? texts.listHint}
      debounce={0}
      search={names ? searchAmong(names) : typedAsOption}
      onChange={(event) => change(event.value)}
    />
  );
}
