import { type ComponentType, type ReactNode, useState } from "react";
import { Form } from "../form-kit/form.js";
import { FormField } from "../form-kit/form-field.js";
import { FormSection } from "../form-kit/form-section.js";
import { SaveBar } from "../form-kit/save-bar.js";
import { useFormKit } from "../form-kit/use-form-kit.js";
import { Checkbox } from "../forms/index.js";
import { emptyValues, type FieldCase, fieldCases } from "./field-cases.fixtures.js";

type Values = Record<string, unknown>;

/** The element around a field, for the tests. */
export function InCase({ field, children }: { field: FieldCase; children: ReactNode }) {
  return (
    <div data-case={field.name} className="ui:min-w-0">
      {children}
    </div>
  );
}

interface PlainFieldsProps {
  /** Props that all fields get. */
  shared?: object;
  /** Whether the fields start with their value instead of empty. */
  isFilled?: boolean;
}

/** Every field, uncontrolled. */
export function PlainFields({ shared = {}, isFilled = false }: PlainFieldsProps) {
  return (
    <div className="ui:grid ui:gap-5 ui:sm:grid-cols-2 ui:lg:grid-cols-3">
      {fieldCases.map((field) => (
        <InCase key={field.name} field={field}>
          <field.as
            {...field.props}
            {...shared}
            {...(isFilled && initialProps(field))}
            name={field.name}
            label={field.label}
          />
        </InCase>
      ))}
    </div>
  );
}

function initialProps({ value, defaultValue = value }: FieldCase) {
  return typeof defaultValue === "boolean" ? { defaultChecked: defaultValue } : { defaultValue };
}

/** Every field with its value from the page. 'Show values' renders them, 'Empty all' resets them. */
export function ControlledFields({ onValues }: { onValues: (values: Values) => void }) {
  const [values, setValues] = useState<Values>(emptyValues);
  const set = (name: string) => (change: Change) =>
    setValues((before) => ({ ...before, [name]: changedTo(change) }));
  return (
    <form
      aria-label="Controlled"
      onSubmit={(event) => event.preventDefault()}
      className="ui:grid ui:gap-4 ui:max-w-96"
    >
      {fieldCases.map((field) => (
        <InCase key={field.name} field={field}>
          <field.as
            {...field.props}
            label={field.label}
            {...(field.as === Checkbox
              ? { checked: values[field.name], onCheckedChange: set(field.name) }
              : { value: values[field.name], onChange: set(field.name) })}
          />
        </InCase>
      ))}
      <button type="button" onClick={() => onValues(values)}>
        Show values
      </button>
      <button type="button" onClick={() => setValues(emptyValues)}>
        Empty all
      </button>
    </form>
  );
}

type Change = {
  checked?: unknown;
  value?: unknown;
  target?: { type?: string; value?: unknown; checked?: unknown };
};

function changedTo({ checked, target }: Change): unknown {
  if (checked !== undefined) return checked;
  return target?.type === "checkbox" ? target.checked : target?.value;
}

/** Every field in the form kit, required. */
export function KitFields({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const kit = useFormKit<Values>({
    defaultValues: emptyValues,
    onSubmit: async ({ values }) => onSubmit(values),
    resolver: (values) => {
      const missing = fieldCases.filter(({ name, empty }) => isEmpty(values[name], empty));
      const errors = missing.map(({ name }) => [name, { type: "required", message: "Enter this." }]);
      return missing.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });
  return (
    <Form kit={kit} aria-label="Kit" className="ui:max-w-3xl">
      <FormSection title="Every field">
        {fieldCases.map((field) => (
          <FormField
            key={field.name}
            name={field.name}
            as={field.as as ComponentType<Record<string, unknown>>}
            {...field.props}
            label={field.label}
            isHalf
          />
        ))}
      </FormSection>
      <SaveBar />
    </Form>
  );
}

function isEmpty(value: unknown, empty: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(empty);
}
