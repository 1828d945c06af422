import {
  DependentSelect,
  Form,
  FormField,
  FormGrid,
  type LoadOptions,
  useFormKit,
} from "@portico/ui/form-kit";
import { Select } from "@portico/ui/forms";

const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];
const counties: Record<string, readonly string[]> = { FL: ["Broward", "Miami-Dade"], GA: ["Cobb", "Fulton"] };
/** Stands for a server. */
const loadCounties: LoadOptions = async ({ values: [state = ""] }) =>
  (counties[state] ?? []).map((county) => ({ value: county, label: county }));

export function DependentSelectExample() {
  const kit = useFormKit({ defaultValues: { state: "FL", county: "" }, onSubmit: async () => undefined });
  return (
    <Form kit={kit} aria-label="Place">
      <FormGrid>
        <FormField name="state" as={Select} label="State" placeholder="Choose" options={states} isHalf />
        <DependentSelect name="county" label="County" dependsOn="state" loadOptions={loadCounties} isHalf />
      </FormGrid>
    </Form>
  );
}
