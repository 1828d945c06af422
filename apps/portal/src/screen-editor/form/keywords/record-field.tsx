import type { KeywordType } from "@portico/portal-config/keywords";
import { Button, IconButton, TextField } from "@portico/ui";
import { Plus, X } from "@portico/ui/icons";
import { useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { useRowKeys } from "../controls/use-row-keys.ts";
import { isJsonObject, isSame, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { hintAt, labelAt } from "./keyword-texts.ts";
import {
  isDuplicate,
  jsonOfText,
  type RecordRow,
  recordOfRows,
  rowsOfRecord,
  textOfJson,
} from "./record-rows.ts";

const texts = screenEditorMessages.form.keywords;

/** Names with values, in rows that can be added and removed. */
export function RecordField(props: KeywordFieldProps) {
  const { keyword, path, value } = props;
  const { problems } = useScreenForm();
  const isText = isTextRecord(keyword.type);
  const values = isJsonObject(value) ? Object.values(value) : [];
  if (isText && values.some((one) => typeof one !== "string")) return <UnsupportedPart path={path} />;
  return (
    <fieldset data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-table font-medium">{labelAt(path)}</legend>
      <p className="text-table text-fg-muted empty:hidden">{hintAt(path, keyword)}</p>
      <RecordRows {...props} />
      <ProblemLines problems={problemsAt(problems, [path])} />
    </fieldset>
  );
}

function isTextRecord(type: KeywordType): boolean {
  return type.kind === "record" && type.of.kind === "text";
}

function RecordRows({ keyword, path, value = {}, onChange }: KeywordFieldProps) {
  const { isReadOnly } = useScreenForm();
  const isText = isTextRecord(keyword.type);
  const { rows, setRows } = useRecordRows(value, (record) =>
    onChange(Object.keys(record).length === 0 && !keyword.isRequired ? undefined : record),
  );
  const { keys, remove } = useRowKeys(rows.length);
  return (
    <>
      {rows.map(([name, one], index) => (
        <div key={keys[index]} className="flex items-start gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={texts.recordName}
            error={isDuplicate(rows, name) ? texts.duplicateName : undefined}
            readOnly={isReadOnly}
            value={name}
            onChange={({ target }) => setRows(rows.with(index, [target.value, one]))}
          />
          <ValueField
            value={one}
            isText={isText}
            onChange={(next) => setRows(rows.with(index, [name, next]))}
          />
          {!isReadOnly && (
            <IconButton
              className="mt-6"
              label={texts.removeEntry(name || texts.entry(index + 1))}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => {
                remove(index);
                setRows(rows.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          size="sm"
          className="self-start"
          icon={<Plus size={14} aria-hidden="true" />}
          disabledReason={rows.some(([name]) => name === "") ? texts.nameFirst : undefined}
          onClick={() => setRows([...rows, ["", ""]])}
        >
          {texts.addEntry(labelAt(path))}
        </Button>
      )}
    </>
  );
}

interface ValueFieldProps {
  value: unknown;
  /** Whether the value is a text in any case; otherwise, what is typed is read as JSON. */
  isText: boolean;
  onChange: (value: unknown) => void;
}

function ValueField({ value, isText, onChange }: ValueFieldProps) {
  const { isReadOnly } = useScreenForm();
  const [typed, setTyped] = useState<string>();
  const text = isText ? textOf(value) : textOfJson(value);
  return (
    <TextField
      className="min-w-0 flex-1"
      label={texts.recordValue}
      hint={isText ? undefined : texts.jsonValueHint}
      readOnly={isReadOnly}
      // What is being typed is shown as it is: `5.0` is a step on the way to `5.05`.
      value={typed ?? text}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(isText ? target.value : jsonOfText(target.value));
      }}
    />
  );
}

/**
 * The rows of a record while they are edited: in the order in which they were added, and also while two have the same
 * name. Such rows are not written. The rows start again when the record changes elsewhere.
 */
function useRecordRows(value: unknown, onWrite: (record: Readonly<Record<string, unknown>>) => void) {
  const [state, setState] = useState(() => ({ rows: rowsOfRecord(value), written: value }));
  const isCurrent = isSame(state.written, value);
  const current = isCurrent ? state : { rows: rowsOfRecord(value), written: value };
  if (!isCurrent) setState(current);
  const setRows = (rows: readonly RecordRow[]) => {
    const record = recordOfRows(rows);
    setState({ rows, written: record ?? current.written });
    if (record) onWrite(record);
  };
  return { rows: current.rows, setRows };
}
