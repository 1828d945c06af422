import { zodResolver } from "@hookform/resolvers/zod";
import { Form, FormField, SaveBar, useFormKit } from "@portico/ui/form-kit";
import { AddressField } from "@portico/ui/forms";
import * as z from "zod";

const schema = z.object({
  home: z.object({
    street: z.string().min(1, "Enter a street."),
    unit: z.string(),
    city: z.string().min(1, "Enter a city."),
    county: z.string(),
    state: z.string().min(1, "Choose a state."),
    zip: z.string().regex(/^\d{5}$/, "Enter five digits."),
  }),
});
const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];

export function AddressInFormExample() {
  const kit = useFormKit<z.infer<typeof schema>>({
    defaultValues: { home: { street: "", unit: "", city: "", county: "", state: "FL", zip: "" } },
    resolver: zodResolver(schema),
    onSubmit: async () => undefined,
  });
  return (
    <Form kit={kit} aria-label="Applicant">
      <FormField name="home" as={AddressField} label="Home address" states={states} />
      <SaveBar />
    </Form>
  );
}
