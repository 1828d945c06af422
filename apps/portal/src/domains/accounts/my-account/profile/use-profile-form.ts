import { zodResolver } from "@hookform/resolvers/zod";
import { contactBody } from "@portico/contract/features/people/contacts.schemas";
import { isVersionConflict } from "@portico/renderer/client";
import { notifiedFailure } from "@portico/renderer/forms";
import { useFormKit } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../api/client.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { type Contact, type ContactForm, formOf } from "./contact-form.ts";
import { contactKey, openedContactKey } from "./use-contact.ts";

const texts = myAccountMessages.save;
const describeNotSaved = notifiedFailure<ContactForm>(texts.failed);
const recordOf = (contact: Contact) => ({ values: formOf(contact), version: contact.version });

/** The form with one's own contact, which Update saves. */
export function useProfileForm(contact: Contact) {
  const notify = useNotify();
  const client = useQueryClient();
  const { id } = contact;
  const params = { id };
  return useFormKit<ContactForm>({
    defaultValues: formOf(contact),
    version: contact.version,
    resolver: zodResolver(contactBody),
    schema: contactBody,
    mode: "edit",
    onSubmit: async ({ values: body, version }) => {
      const saved = await fetchJson("contacts.update", {
        params,
        body,
        ...(version !== undefined && { version }),
      });
      client.setQueryData(openedContactKey(id), saved);
      void client.invalidateQueries({ queryKey: contactKey(id), exact: true });
      notify({ tone: "success", text: texts.saved });
      return recordOf(saved);
    },
    describeFailure: async (error) => {
      if (!isVersionConflict(error)) return describeNotSaved(error);
      try {
        return { kind: "conflict", newer: recordOf(await fetchJson("contacts.get", { params })) };
      } catch (other) {
        return describeNotSaved(other);
      }
    },
  });
}
