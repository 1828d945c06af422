import { zodResolver } from "@hookform/resolvers/zod";
import { contactBody } from "@portico/contract/features/contacts.schemas";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { fetchJson } from "../../../api/client.ts";
import { errorFields } from "../../../api/error-fields.ts";
import { errorMessage, errorStatus } from "../../../api/error-message.ts";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { type Contact, type ContactForm, formOf } from "./contact-form.ts";
import { serverErrors } from "./form-errors.ts";
import { contactKey, openedContactKey } from "./use-contact.ts";

const texts = myAccountMessages.save;

/** The profile form: the loaded contact, the draft, and the result of Update. */
export function useProfileForm(opened: Contact) {
  const notify = useNotify();
  const client = useQueryClient();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<Contact>();
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactBody),
    defaultValues: formOf(opened),
    // `useChecks` decides when to validate: the library would mark a new entry as invalid before any input.
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });

  /** Makes the server's version the base of further changes. */
  const take = (contact: Contact, keepValues = false) => {
    setSaved(contact);
    setNewer(undefined);
    client.setQueryData(openedContactKey(contact.id), contact);
    void client.invalidateQueries({ queryKey: contactKey(contact.id), exact: true });
    form.reset(formOf(contact), { keepValues });
  };
  const fail = (error: unknown) => {
    const { fields, others } = serverErrors(errorFields(error), form.getValues());
    for (const { name, message } of fields) form.setError(name, { type: "server", message });
    const [first] = fields;
    if (first) form.setFocus(first.name);
    const unplaced = others.join(" ");
    notify({ tone: "danger", text: texts.failed(unplaced || errorMessage(error)) });
  };
  const save = async (body: ContactForm, version: number) => {
    const sent = JSON.stringify(form.getValues());
    const params = { id: saved.id };
    try {
      const answer = await fetchJson("contacts.update", { params, body, version });
      // What was typed while it was under way is not thrown away.
      take(answer, JSON.stringify(form.getValues()) !== sent);
      notify({ tone: "success", text: texts.saved });
    } catch (error) {
      if (errorStatus(error) !== 412) return fail(error);
      await fetchJson("contacts.get", { params }).then(setNewer, fail);
    }
  };
  const submit = form.handleSubmit(async (body) => {
    if (form.formState.isDirty) await save(body, saved.version);
  });
  /** Continues from the newer version with the merged choices. */
  const resolve = async (chosen: ContactForm) => {
    if (!newer) return;
    const { version } = newer;
    take(newer);
    form.reset(chosen, { keepDefaultValues: true });
    await save(chosen, version);
  };
  return { form, submit, saved, newer, take, resolve, keepEditing: () => setNewer(undefined) };
}
