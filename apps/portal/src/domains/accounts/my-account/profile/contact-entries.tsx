import { maxContactEntries } from "@portico/contract/features/people/contacts.schemas";
import { FormEntries, type FormEntriesProps, FormField, FormSection } from "@portico/ui/form-kit";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import type { ListField } from "./contact-form.ts";
import { PurposeField } from "./purpose-field.tsx";
import { useEntryText } from "./use-entry-text.ts";

const texts = myAccountMessages;

export interface ContactEntriesProps extends Pick<FormEntriesProps, "emptyEntry" | "renderEntry"> {
  list: ListField;
}

/** A section with a list of entries, each with its purposes. */
export function ContactEntries({ list, emptyEntry, renderEntry }: ContactEntriesProps) {
  const { title, add, empty, entry: entryName } = texts[list];
  const describe = useEntryText(list);
  return (
    <FormSection id={list} title={title}>
      <FormEntries
        name={list}
        label={title}
        isLabelHidden
        addLabel={add}
        entryName={(index) => entryName(index + 1)}
        emptyEntry={emptyEntry}
        emptyText={empty}
        removalText={texts.reallyDeleteText}
        max={maxContactEntries}
        describe={describe}
        renderEntry={({ index, nameOf }) => (
          <>
            {renderEntry({ index, nameOf })}
            <FormField
              as={PurposeField}
              name={nameOf("purposes")}
              list={list}
              label={texts.purposes}
              errorLabel={`${entryName(index + 1)}, ${texts.purposes}`}
              required={false}
            />
          </>
        )}
      />
    </FormSection>
  );
}
