import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { AddressField } from "../address-field/address-field.js";
import { TextField } from "../text-field/text-field.js";
import { states } from "./application.fixtures.js";
import { Form } from "./form.js";
import { FormField } from "./form-field.js";
import { SaveBar } from "./save-bar.js";
import { useFormKit } from "./use-form-kit.js";

const schema = z.object({
  name: z.string().min(1, "Enter a name."),
  home: z
    .object({
      street: z.string().min(1, "Enter a street."),
      unit: z.string(),
      city: z.string().min(1, "Enter a city."),
      county: z.string(),
      state: z.string().min(1, "Choose a state."),
      zip: z.string().regex(/^\d{5}$/, "Enter five digits."),
    })
    .refine(({ street }) => !street.startsWith("PO Box"), "Enter where the applicant lives."),
});
type Values = z.infer<typeof schema>;

export interface AddressFormProps {
  values: Values;
  /** What the server finds wrong with what is sent, by field name. */
  refusedFor: Readonly<Record<string, readonly string[]>>;
}

/** A form with an address, whose parts have errors of the schema and of the server. */
export function AddressForm({ values, refusedFor }: AddressFormProps) {
  const kit = useFormKit<Values>({
    defaultValues: values,
    resolver: zodResolver(schema),
    onSubmit: async () => {
      throw new Error("The server refused the address.");
    },
    describeFailure: () => ({ kind: "invalid", errors: refusedFor }),
  });
  return (
    <Form kit={kit} aria-label="Applicant" className="ui:max-w-2xl">
      <FormField name="name" as={TextField} label="Name" />
      <FormField name="home" as={AddressField} label="Home address" states={states} />
      <SaveBar />
    </Form>
  );
}
