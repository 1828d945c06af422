import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice, Many, Text } from "../controls/inputs.tsx";
import { Unsupported } from "../controls/parts.tsx";
import { Rows, type RowsProps } from "../controls/rows.tsx";
import { entryOf, type JsonObject } from "../document/document.ts";
import { fieldOptions } from "../document/names.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";
import {
  groupKinds,
  isFieldCondition,
  operatorOf,
  operators,
  readGroup,
  valueOfText,
  valueWhileTyping,
  withOperator,
  writeGroup,
} from "./conditions.ts";
import { useFieldValues } from "./use-field-values.ts";

const { condition: texts, listHint } = screenEditorMessages.form.keywords;
const yesNo = [
  { value: "true", label: texts.yes },
  { value: "false", label: texts.no },
];

/** Conditions on rows: comparisons of fields, which can be combined. */
export function ConditionField(props: FieldProps) {
  const { label, hint } = useControl(props);
  const { path, value, onChange } = props;
  return <Conditions {...{ path, label, hint, condition: value, onChange }} />;
}

interface ConditionProps {
  path: string;
  /** Undefined if there is none yet. */
  condition: unknown;
  /** Called with the new condition; undefined if none is left. */
  onChange: (condition: unknown) => void;
}

interface ConditionsProps extends ConditionProps, Pick<RowsProps, "label" | "hint" | "isLabelHidden"> {}

function Conditions({ condition, onChange, ...group }: ConditionsProps) {
  const { endpoint } = useScreenForm();
  const { kind, conditions, paths } = readGroup(condition) ?? {
    kind: "all" as const,
    conditions: condition === undefined ? [] : [condition],
    paths: [""],
  };
  const fields = fieldOptions(endpoint?.fields);
  const first = fields.find(({ value }) => endpoint?.fields[value]?.format !== "id") ?? fields[0];
  const set = (next: readonly unknown[]) => onChange(writeGroup(kind, next));
  return (
    <Rows
      {...group}
      rows={conditions.map((one, index) => {
        const path = [group.path, paths[index]].filter(Boolean).join(".");
        const change = (next: unknown) =>
          set(conditions.with(index, next).filter((other) => other !== undefined));
        return {
          label: texts.name(index + 1),
          path,
          content: (
            <fieldset
              aria-label={texts.position(index + 1)}
              className="min-w-0 rounded-lg border border-border p-2"
            >
              <Condition path={path} condition={one} onChange={change} />
            </fieldset>
          ),
        };
      })}
      add={{
        label: conditions.length === 0 ? texts.add : texts.addAnother,
        onAdd: () => set([...conditions, { field: first?.value ?? "", is: "equal", value: "" }]),
      }}
      onRemove={(index) => set(conditions.toSpliced(index, 1))}
    >
      {(kind !== "all" || conditions.length > 1) && (
        <Choice
          className="max-w-64"
          label={texts.group}
          options={groupKinds.map((one) => ({ value: one, label: texts.groups[one] }))}
          value={kind}
          // A single condition that need not be false is no group any more.
          onValue={(next) => onChange(writeGroup(next || kind, conditions))}
        />
      )}
    </Rows>
  );
}

function Condition({ path, condition, onChange }: ConditionProps) {
  const { endpoint } = useScreenForm();
  if (!isFieldCondition(condition)) {
    return readGroup(condition) ? (
      <Conditions {...{ path, condition, onChange }} label={texts.list} isLabelHidden />
    ) : (
      <Unsupported path={path} />
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
      <Choice
        label={texts.field}
        options={fieldOptions(endpoint?.fields)}
        value={condition.field}
        onValue={(field) => onChange({ ...condition, field })}
      />
      <Choice
        label={texts.operator}
        options={operators.map((one) => ({ value: one, label: texts.operators[one] }))}
        value={operatorOf(condition) ?? ""}
        onValue={(next) => next && onChange(withOperator(condition, next))}
      />
      <ConditionValue condition={condition} onChange={onChange} />
    </div>
  );
}

interface ConditionValueProps {
  condition: JsonObject & { readonly field: string };
  onChange: (condition: unknown) => void;
}

function ConditionValue({ condition, onChange }: ConditionValueProps) {
  const { endpoint, isReadOnly } = useScreenForm();
  const { field: name, is, value } = condition;
  const field = entryOf(endpoint?.fields, name);
  const { values } = useFieldValues(name, endpoint);
  const known = field?.format === "yesNo" ? yesNo : values.map((one) => ({ value: one, label: one }));
  const options = known.length > 0 ? known : undefined;
  const set = (next: unknown) => onChange({ ...condition, value: next });
  if (is === "empty" || is === "notEmpty") return null;
  if (Array.isArray(value)) {
    return (
      <Many
        label={texts.values}
        hint={listHint}
        value={value.map(String)}
        options={options}
        onValue={(next) => set(next.map((one) => valueOfText(one, field)))}
      />
    );
  }
  const shared = { label: texts.value, value: value === undefined || value === null ? "" : String(value) };
  if (options)
    return (
      <Choice
        {...shared}
        placeholder=""
        options={options}
        onValue={(next) => set(valueOfText(next, field))}
      />
    );
  const finish = () => {
    const whole = valueOfText(shared.value, field);
    if (typeof value === "string" && whole !== value && !isReadOnly) set(whole);
  };
  return <Text {...shared} onValue={(next) => set(valueWhileTyping(next, field))} onBlur={finish} />;
}
