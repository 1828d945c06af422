import { leadEndpoints } from "@portico/contract/features/leads/leads";
import { lookupEndpoints } from "@portico/contract/features/lookups";
import { customerEndpoints } from "@portico/contract/features/people/customers";
import { policyEndpoints } from "@portico/contract/features/policies/policies";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { useNotify } from "@portico/ui/notification";
import { AssignDialog } from "@portico/ui/work-dialogs";
import { client, fetchJson } from "../../api/client.ts";
import { peopleMessages } from "../../messages/people.ts";
import type { AssignableKind, AssignableRecords } from "./assignable-records.ts";
import { useReloadPeople } from "./use-person.ts";

client.add({ ...policyEndpoints, ...customerEndpoints, ...leadEndpoints, ...lookupEndpoints });

const texts = peopleMessages.assign;

const calls = {
  policy: "policies.assign",
  customer: "customers.assign",
  lead: "leads.assign",
} as const satisfies Record<AssignableKind, string>;

export interface AssignPersonDialogProps {
  records: readonly AssignableRecords[];
  onClose: () => void;
}

/** Assigns the records of a person to one agent. */
export function AssignPersonDialog({ records, onClose }: AssignPersonDialogProps) {
  const notify = useNotify();
  const reload = useReloadPeople();
  const send = useRepeatableRequest();
  const inWords = ({ kind, ids }: AssignableRecords) => texts.kinds[kind](ids.length);
  const assign = async (agentId: string) => {
    const done: string[] = [];
    for (const each of records) {
      try {
        await send(calls[each.kind], { body: { listIds: [...each.ids], agentId } });
      } catch (error) {
        throw new Error(texts.partly(done, inWords(each), errorMessage(error)));
      }
      done.push(inWords(each));
    }
  };
  return (
    <AssignDialog
      isOpen
      title={texts.title}
      description={texts.changes(records.map(inWords))}
      personLabel={texts.person}
      count={records.reduce((sum, { ids }) => sum + ids.length, 0)}
      search={findAgents}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onSubmit={async ({ person }) => {
        try {
          await assign(person.value);
          notify({ tone: "success", text: texts.assigned(person.label) });
        } finally {
          await reload();
        }
      }}
    />
  );
}

async function findAgents({ text, signal }: { text: string; signal: AbortSignal }) {
  const name = text.trim();
  const agents = await fetchJson("agents.lookup", { query: name ? { name } : {}, signal });
  return agents.map(({ id, name: label }) => ({ value: id ?? "", label: label ?? "" }));
}
