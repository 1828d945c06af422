import { TextField } from "@portico/ui";
import { FormField } from "@portico/ui/form-kit";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { ContactEntries } from "./contact-entries.tsx";
import { emptyEmail } from "./contact-form.ts";

const texts = myAccountMessages.emails;

/** The email addresses of the person. */
export function EmailEntries() {
  return (
    <ContactEntries
      list="emails"
      emptyEntry={emptyEmail}
      renderEntry={({ index, nameOf }) => (
        <FormField
          as={TextField}
          type="email"
          name={nameOf("email")}
          label={texts.email}
          errorLabel={texts.entry(index + 1)}
          autoComplete="email"
        />
      )}
    />
  );
}
