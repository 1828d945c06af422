import { Button, IconButton, MultiCombobox, Select, TextField } from "@portico/ui";
import { Plus, X } from "@portico/ui/icons";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { searchAmong, typedAsOption } from "../controls/search.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { useRowKeys } from "../controls/use-row-keys.ts";
import type { JsonObject } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import {
  isFieldCondition,
  operatorOf,
  operators,
  readGroup,
  valueOfText,
  valueWhileTyping,
  withOperator,
  writeGroup,
} from "./conditions.ts";
import { hintAt, labelAt } from "./keyword-texts.ts";
import { fieldOptions } from "./names.ts";
import { useFieldValues } from "./use-field-values.ts";

const texts = screenEditorMessages.form.keywords.condition;

/** Conditions on rows: comparisons of fields, which can be combined. */
export function ConditionField({ keyword, path, value, onChange }: KeywordFieldProps) {
  const { problems } = useScreenForm();
  return (
    <fieldset data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-table font-medium">{labelAt(path)}</legend>
      <p className="text-table text-fg-muted">{hintAt(path, keyword)}</p>
      <Conditions path={path} condition={value} onChange={onChange} />
      <ProblemLines problems={problemsAt(problems, [path])} />
    </fieldset>
  );
}

interface ConditionsProps {
  path: string;
  /** Undefined if there is none yet. */
  condition: unknown;
  /** Called with the new condition; undefined if none is left. */
  onChange: (condition: unknown) => void;
}

function Conditions({ path, condition, onChange }: ConditionsProps) {
  const { endpoint, isReadOnly } = useScreenForm();
  const declared = readGroup(condition);
  const { kind, conditions, paths } = declared ?? {
    kind: "all" as const,
    conditions: condition === undefined ? [] : [condition],
    paths: [""],
  };
  const { keys, remove } = useRowKeys(conditions.length);
  const fields = fieldOptions(endpoint?.fields);
  const first = fields.find(({ value }) => endpoint?.fields[value]?.format !== "id") ?? fields[0];
  const add = () =>
    onChange(writeGroup(kind, [...conditions, { field: first?.value ?? "", is: "equal", value: "" }]));
  return (
    <>
      {(declared || conditions.length > 1) && (
        <Select
          className="max-w-64"
          label={texts.group}
          disabled={isReadOnly}
          options={(["all", "any", "none"] as const).map((one) => ({ value: one, label: texts.groups[one] }))}
          value={kind}
          onChange={({ target }) => {
            const next = (["all", "any", "none"] as const).find((one) => one === target.value);
            // A single condition that need not be false is no group any more.
            if (next) onChange(writeGroup(next, conditions));
          }}
        />
      )}
      {conditions.map((one, index) => (
        <ConditionRow
          key={keys[index]}
          path={[path, paths[index]].filter(Boolean).join(".")}
          condition={one}
          position={index + 1}
          onChange={(next) => {
            if (next === undefined) remove(index);
            const changed =
              next === undefined ? conditions.toSpliced(index, 1) : conditions.with(index, next);
            onChange(writeGroup(kind, changed));
          }}
        />
      ))}
      {!isReadOnly && (
        <Button size="sm" className="self-start" icon={<Plus size={14} aria-hidden="true" />} onClick={add}>
          {conditions.length === 0 ? texts.add : texts.addAnother}
        </Button>
      )}
    </>
  );
}

function ConditionRow({ path, condition, position, onChange }: ConditionsProps & { position: number }) {
  const { isReadOnly } = useScreenForm();
  return (
    <fieldset
      aria-label={texts.position(position)}
      data-path={path}
      className="flex min-w-0 items-start gap-2 rounded-lg border border-border p-2"
    >
      <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
        {isFieldCondition(condition) ? (
          <FieldCondition condition={condition} onChange={onChange} />
        ) : readGroup(condition) ? (
          <div className="col-span-full flex flex-col gap-2">
            <Conditions path={path} condition={condition} onChange={onChange} />
          </div>
        ) : (
          <div className="col-span-full">
            <UnsupportedPart path={path} />
          </div>
        )}
      </div>
      {!isReadOnly && (
        <IconButton
          size="sm"
          label={texts.remove(position)}
          icon={<X size={14} aria-hidden="true" />}
          onClick={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
}

interface FieldConditionProps {
  condition: JsonObject & { readonly field: string };
  onChange: (condition: unknown) => void;
}

function FieldCondition({ condition, onChange }: FieldConditionProps) {
  const { endpoint, isReadOnly } = useScreenForm();
  const { field } = condition;
  const options = fieldOptions(endpoint?.fields);
  const isKnown = options.some(({ value }) => value === field);
  return (
    <>
      <Select
        label={texts.field}
        disabled={isReadOnly}
        options={isKnown ? options : [...options, { value: field, label: field }]}
        value={field}
        onChange={({ target }) => onChange({ ...condition, field: target.value })}
      />
      <Select
        label={texts.operator}
        disabled={isReadOnly}
        options={operators.map((one) => ({ value: one, label: texts.operators[one] }))}
        value={operatorOf(condition) ?? ""}
        onChange={({ target }) => {
          const next = operators.find((one) => one === target.value);
          if (next) onChange(withOperator(condition, next));
        }}
      />
      <ConditionValue condition={condition} onChange={onChange} />
    </>
  );
}

function ConditionValue({ condition, onChange }: FieldConditionProps) {
  const { endpoint, isReadOnly } = useScreenForm();
  const { field: name, value } = condition;
  const field = endpoint && Object.hasOwn(endpoint.fields, name) ? endpoint.fields[name] : undefined;
  const { values } = useFieldValues(name, endpoint);
  const yesNo =
    field?.format === "yesNo"
      ? [
          { value: "true", label: texts.yes },
          { value: "false", label: texts.no },
        ]
      : [];
  const known = [...yesNo, ...values.map((one) => ({ value: one, label: one }))];
  const set = (next: unknown) => onChange({ ...condition, value: next });
  const operator = operatorOf(condition);
  if (operator === "empty" || operator === "notEmpty") return null;
  if (Array.isArray(value)) {
    return (
      <MultiCombobox
        label={texts.values}
        hint={screenEditorMessages.form.keywords.listHint}
        disabled={isReadOnly}
        debounce={0}
        value={value.map(String)}
        search={known.length > 0 ? searchAmong(known) : typedAsOption}
        onChange={(event) => set(event.value.map((one) => valueOfText(one, field)))}
      />
    );
  }
  const text = value === undefined || value === null ? "" : String(value);
  if (known.length === 0) {
    const whole = valueOfText(text, field);
    return (
      <TextField
        label={texts.value}
        readOnly={isReadOnly}
        autoComplete="off"
        value={text}
        onChange={({ target }) => set(valueWhileTyping(target.value, field))}
        onBlur={() => {
          if (typeof value === "string" && whole !== value && !isReadOnly) set(whole);
        }}
      />
    );
  }
  const isOther = text !== "" && !known.some((one) => one.value === text);
  const options = isOther ? [...known, { value: text, label: text }] : known;
  return (
    <Select
      label={texts.value}
      placeholder=""
      disabled={isReadOnly}
      options={options}
      value={text}
      onChange={({ target }) => set(valueOfText(target.value, field))}
    />
  );
}
