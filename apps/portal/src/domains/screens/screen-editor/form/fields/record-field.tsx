import { useState } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Text } from "../controls/inputs.tsx";
import { Rows } from "../controls/rows.tsx";
import { isJsonObject, isSame } from "../document/document.ts";
import { type FieldProps, useControl } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.keywords;

/** Names with values, in rows that can be added and removed. */
export function RecordField(props: FieldProps) {
  const { keyword, path, value, onChange } = props;
  const { label, hint } = useControl(props);
  const isText = keyword.type.kind === "record" && keyword.type.of.kind === "text";
  const { rows, setRows } = useRecordRows(value, isText, (record) =>
    onChange(Object.keys(record).length === 0 && !keyword.isRequired ? undefined : record),
  );
  const set = (index: number, row: RecordRow) => setRows(rows.with(index, row));
  return (
    <Rows
      path={path}
      label={label}
      hint={hint}
      rows={rows.map(([name, text], index) => ({
        label: name || texts.entry(index + 1),
        path: `${path}.${name}`,
        content: (
          <div className="grid grid-cols-2 gap-2">
            <Text
              label={texts.recordName}
              error={isDuplicate(rows, name) ? texts.duplicateName : undefined}
              value={name}
              onValue={(next) => set(index, [next, text])}
            />
            <Text
              label={texts.recordValue}
              hint={isText ? undefined : texts.jsonValueHint}
              value={text}
              onValue={(next) => set(index, [name, next])}
            />
          </div>
        ),
      }))}
      add={{
        label: texts.addEntry(label),
        disabledReason: rows.some(([name]) => name === "") ? texts.nameFirst : undefined,
        onAdd: () => setRows([...rows, ["", ""]]),
      }}
      onRemove={(index) => setRows(rows.toSpliced(index, 1))}
    />
  );
}

/** A name with its value as it is typed. */
type RecordRow = readonly [name: string, text: string];

function isDuplicate(rows: readonly RecordRow[], name: string): boolean {
  return rows.filter(([other]) => other === name).length > 1;
}

/**
 * The rows of a record while they are edited: in the order in which they were added, and also while two have the same
 * name. Such rows are not written. The rows start again when the record changes elsewhere.
 * @param isText whether each value is a text; otherwise, what is typed is read as JSON
 */
function useRecordRows(value: unknown, isText: boolean, onWrite: (record: Record<string, unknown>) => void) {
  const read = () => {
    const rows = Object.entries(isJsonObject(value) ? value : {}).map(
      ([name, one]): RecordRow => [name, isText ? String(one) : textOfJson(one)],
    );
    return { rows, written: value };
  };
  const [state, setState] = useState(read);
  const current = isSame(state.written, value) ? state : read();
  if (current !== state) setState(current);
  const setRows = (rows: readonly RecordRow[]) => {
    const isComplete = !rows.some(([name]) => isDuplicate(rows, name));
    const record = Object.fromEntries(rows.map(([name, text]) => [name, isText ? text : jsonOfText(text)]));
    setState({ rows: [...rows], written: isComplete ? record : current.written });
    if (isComplete) onWrite(record);
  };
  return { rows: current.rows, setRows };
}

/** The JSON value that a typed text stands for: `5` is a number, `"5"` and `five` are texts. */
function jsonOfText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text that a JSON value is edited as. */
function textOfJson(value: unknown): string {
  return typeof value === "string" && jsonOfText(value) === value ? value : JSON.stringify(value);
}
