import {
  DraftNotice,
  type DraftStore,
  Form,
  FormField,
  FormSection,
  SaveBar,
  useFormDraft,
  useFormKit,
} from "@portico/ui/form-kit";
import { SsnField, TextField } from "@portico/ui/forms";

const store: DraftStore = {
  load: (key) => JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined,
  save: (key, draft) => localStorage.setItem(key, JSON.stringify(draft)),
  remove: (key) => localStorage.removeItem(key),
};

export function FormDraftExample() {
  const kit = useFormKit({ defaultValues: { name: "", ssn: "" }, onSubmit: async () => undefined });
  const draft = useFormDraft(kit, { store, storageKey: "user-7/new-application" });
  return (
    <Form kit={kit} aria-label="Application">
      <DraftNotice draft={draft} />
      <FormSection title="Person" lead="Enter a name, wait a second, and reload the page.">
        <FormField name="name" as={TextField} label="Name" isHalf />
        <FormField name="ssn" as={SsnField} label="Social Security number" isSecret isHalf />
      </FormSection>
      <SaveBar />
    </Form>
  );
}
