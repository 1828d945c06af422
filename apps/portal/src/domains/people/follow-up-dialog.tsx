import { type FollowUpTarget, followUpEndpoints } from "@portico/contract/features/follow-ups/follow-ups";
import { followUpBody } from "@portico/contract/features/follow-ups/follow-ups.schemas";
import { lookupEndpoints } from "@portico/contract/features/lookups";
import { entryFields } from "@portico/endpoints/schemas";
import { DeclaredForm, resolveFormFields } from "@portico/renderer/forms";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import { peopleMessages as texts } from "../../messages/people.ts";
import { followUpForm } from "../../screens/follow-up-form.ts";
import { type RecordRef, recordTitle } from "./record-title.ts";
import { useReloadPeople } from "./use-person.ts";

client.add({ ...followUpEndpoints, ...lookupEndpoints });

const calls: Readonly<Partial<Record<RecordRef["kind"], `followUps.addTo${Capitalize<FollowUpTarget>}`>>> = {
  policy: "followUps.addToPolicy",
  customer: "followUps.addToCustomer",
  lead: "followUps.addToLead",
  application: "followUps.addToApplication",
  marketplaceApplication: "followUps.addToMarketplaceApplication",
};

/** Adds a follow-up about a record of a person. */
export function FollowUpDialog({ record, onClose }: { record: RecordRef; onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const reload = useReloadPeople();
  const endpoint = calls[record.kind];
  if (endpoint === undefined) return null;
  const { edit, fields } = followUpForm(endpoint);
  return (
    <DeclaredForm
      mode="edit"
      declared={{ ...edit, title: texts.newFollowUp(recordTitle(record)) }}
      endpoint={endpoint}
      schema={followUpBody}
      fields={resolveFormFields(fields, {
        mode: "edit",
        entries: entryFields(followUpBody),
        fields: [followUpEndpoints["followUps.list"].fields],
      })}
      row={undefined}
      params={{ id: record.id }}
      pageParameters={{}}
      fixedValues={{}}
      unknown={[]}
      isDanger={false}
      onSaved={() => {
        notify({ tone: "success", text: edit.success });
        void reload();
        for (const id of ["followUps.due", "followUps.list"])
          void queries.invalidateQueries({ queryKey: [id] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
