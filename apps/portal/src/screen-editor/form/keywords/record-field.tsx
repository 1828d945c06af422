import { Button, IconButton, TextField } from "@portico/ui";
import { Plus, X } from "@portico/ui/icons";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import type { KeywordFieldProps } from "./keyword-props.ts";
import { hintAt, labelAt } from "./keyword-texts.ts";

const texts = screenEditorMessages.form.keywords;

/** Names with values, in rows that can be added and removed. */
export function RecordField({ keyword, path, value = {}, onChange }: KeywordFieldProps) {
  const { problems, isReadOnly } = useScreenForm();
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  if (entries.some(([, one]) => typeof one !== "string")) return <UnsupportedPart path={path} />;
  const set = (next: readonly (readonly [string, unknown])[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : Object.fromEntries(next));
  return (
    <fieldset data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-table font-medium">{labelAt(path)}</legend>
      <p className="text-table text-fg-muted empty:hidden">{hintAt(path, keyword)}</p>
      {entries.map(([name, one], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while it is typed
        <div key={index} className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={texts.recordName}
            readOnly={isReadOnly}
            value={name}
            onChange={({ target }) => set(entries.with(index, [target.value, one]))}
          />
          <TextField
            className="min-w-0 flex-1"
            label={texts.recordValue}
            readOnly={isReadOnly}
            value={textOf(one)}
            onChange={({ target }) => set(entries.with(index, [name, target.value]))}
          />
          {!isReadOnly && (
            <IconButton
              label={texts.removeEntry(name || texts.entry(index + 1))}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => set(entries.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          size="sm"
          className="self-start"
          icon={<Plus size={14} aria-hidden="true" />}
          disabledReason={Object.hasOwn(value as object, "") ? texts.nameFirst : undefined}
          onClick={() => set([...entries, ["", ""]])}
        >
          {texts.addEntry(labelAt(path))}
        </Button>
      )}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </fieldset>
  );
}
