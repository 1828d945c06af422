import { Combobox, Select, StatusBadge } from "@portico/ui";
import { messages } from "../../../messages/messages.ts";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Expandable } from "../controls/expandable.tsx";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { typedAsOption } from "../controls/search.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { endpointAt } from "./names.ts";
import { allTones, readTones, type Tones, toneOf, valuesToColor, withTone } from "./tones.ts";
import { useFieldValues } from "./use-field-values.ts";

const texts = screenEditorMessages.form.columns.tones;

/** The color of each value of a status. */
export function TonesField({ path, value, parent, onChange }: KeywordFieldProps) {
  const { problems } = useScreenForm();
  const declared = readTones(value);
  return (
    <div data-path={path} className="col-span-full flex min-w-0 flex-col gap-3">
      <Expandable label={texts.title}>
        {declared ? (
          <Colors path={path} field={textOf(parent.field)} {...{ declared, onChange }} />
        ) : (
          <UnsupportedPart path={path} />
        )}
      </Expandable>
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}

interface ColorsProps {
  path: string;
  field: string;
  declared: Tones;
  onChange: (tones: unknown) => void;
}

function Colors({ path, field, declared, onChange }: ColorsProps) {
  const form = useScreenForm();
  const { isReadOnly } = form;
  const { values: known, isLoading } = useFieldValues(field, endpointAt(path, form));
  const values = valuesToColor(known, declared);
  if (isLoading) return <p className="text-table text-fg-muted">{texts.loading}</p>;
  return (
    <>
      <ul
        aria-label={texts.title}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-2"
      >
        {values.map((value) => {
          const tone = toneOf(declared, value);
          return (
            <li key={value} className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <StatusBadge tone={tone} className="min-w-0">
                {value}
              </StatusBadge>
              <Select
                label={texts.of(value || messages.summary.unnamedStatus)}
                isLabelHidden
                className="w-24"
                disabled={isReadOnly}
                options={allTones.map((one) => ({ value: one, label: texts.names[one] }))}
                value={tone}
                onChange={({ target }) => {
                  const next = allTones.find((one) => one === target.value);
                  if (next) onChange(withTone(declared, value, next));
                }}
              />
            </li>
          );
        })}
      </ul>
      {known.length === 0 && !isReadOnly && (
        <Combobox
          className="max-w-96"
          label={texts.another}
          hint={texts.anotherHint}
          debounce={0}
          value={null}
          search={async (typed) =>
            (await typedAsOption(typed)).filter(({ value }) => !values.includes(value))
          }
          onChange={({ option }) => option && onChange(withTone(declared, option.value, "info"))}
        />
      )}
    </>
  );
}
