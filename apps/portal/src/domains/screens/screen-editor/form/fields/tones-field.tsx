import { usePageMessages } from "@portico/renderer/messages";
import { Combobox, StatusBadge, type Tone } from "@portico/ui";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { Expandable, Problems } from "../controls/parts.tsx";
import { typedAsOption } from "../controls/search.ts";
import { isJsonObject, propertyOf, textOf, withProperty } from "../document/document.ts";
import { endpointAt } from "../document/names.ts";
import { type FieldProps, useScreenForm } from "../document/screen-form.tsx";
import { useFieldValues } from "./use-field-values.ts";

const texts = screenEditorMessages.form.columns.tones;
const tones = ["neutral", "info", "success", "warning", "danger"] as const satisfies Tone[];
const options = tones.map((tone) => ({ value: tone, label: texts.names[tone] }));

/** The color of each value of a status. */
export function TonesField(props: FieldProps) {
  return (
    <div data-path={props.path} className="col-span-full flex min-w-0 flex-col gap-3">
      <Expandable label={texts.title}>
        <Colors {...props} />
      </Expandable>
      <Problems at={[props.path]} />
    </div>
  );
}

/** The values that rows can have, then others that have a color already. */
function Colors({ path, value, parent, onChange }: FieldProps) {
  const { unnamedStatus } = usePageMessages().summary;
  const form = useScreenForm();
  const field = useFieldValues(textOf(parent.field), endpointAt(path, form));
  const declared = isJsonObject(value) ? value : {};
  const values = [...new Set([...field.values, ...Object.keys(declared)])];
  const set = (one: string, tone: string) => {
    const next = withProperty(declared, one, tone === defaultTone(one) ? undefined : tone);
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  if (field.isLoading) return <p className="text-table text-fg-muted">{texts.loading}</p>;
  return (
    <>
      <ul
        aria-label={texts.title}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-2"
      >
        {values.map((one) => {
          const tone = tones.find((tone) => tone === propertyOf(declared, one)) ?? defaultTone(one);
          return (
            <li key={one} className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <StatusBadge tone={tone} className="min-w-0">
                {one}
              </StatusBadge>
              <Choice
                label={texts.of(one || unnamedStatus)}
                isLabelHidden
                className="w-24"
                options={options}
                value={tone}
                onValue={(next) => set(one, next)}
              />
            </li>
          );
        })}
      </ul>
      {field.values.length === 0 && !form.isReadOnly && (
        <Combobox
          className="max-w-96"
          label={texts.another}
          hint={texts.anotherHint}
          debounce={0}
          value={null}
          search={async (typed) => (await typedAsOption(typed)).filter((one) => !values.includes(one.value))}
          onChange={({ option }) => option && set(option.value, "info")}
        />
      )}
    </>
  );
}

function defaultTone(value: string): Tone {
  return value === "" ? "danger" : "neutral";
}
