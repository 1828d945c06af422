import { FormField } from "@portico/ui/form-kit";
import { PhoneField } from "@portico/ui/forms";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { ContactEntries } from "./contact-entries.tsx";
import { emptyPhone } from "./contact-form.ts";

const texts = myAccountMessages.phones;

/** The phone numbers of the person. */
export function PhoneEntries() {
  return (
    <ContactEntries
      list="phones"
      emptyEntry={emptyPhone}
      renderEntry={({ index, nameOf }) => (
        <FormField
          as={PhoneField}
          name={nameOf("phone")}
          label={texts.phone}
          errorLabel={texts.entry(index + 1)}
        />
      )}
    />
  );
}
