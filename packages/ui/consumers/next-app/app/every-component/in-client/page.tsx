"use client";

import { Form, useFormKit } from "@portico/ui/form-kit";
import { clientSamples, formSamples } from "../client-samples";
import { every } from "../every";
import { samples } from "../samples";

/** The components in a client component. */
export default function Page() {
  const kit = useFormKit({ defaultValues: { email: "", members: [] }, onSubmit: async () => undefined });
  return (
    <main>
      {every(samples)}
      {every(clientSamples)}
      <Form kit={kit} aria-label="Fields">
        {every(formSamples)}
      </Form>
    </main>
  );
}
