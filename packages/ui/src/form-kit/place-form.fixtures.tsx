import { Select } from "../select/select.js";
import { states } from "./application.fixtures.js";
import { DependentSelect, type DependentSelectProps } from "./dependent-select.js";
import { Form } from "./form.js";
import { FormField } from "./form-field.js";
import { useFormKit } from "./use-form-kit.js";

interface PlaceFormProps extends Pick<DependentSelectProps, "loadOptions" | "currentLabel"> {
  state: string;
  city: string;
}

export function PlaceForm({ state, city, ...options }: PlaceFormProps) {
  const kit = useFormKit({ defaultValues: { state, city }, onSubmit: async () => undefined });
  return (
    <Form kit={kit} className="ui:max-w-sm">
      <FormField name="state" as={Select} label="State" placeholder="Choose…" options={states} />
      <DependentSelect name="city" label="City" dependsOn="state" {...options} />
      <button type="button" onClick={() => kit.form.reset()}>
        Reset
      </button>
    </Form>
  );
}
