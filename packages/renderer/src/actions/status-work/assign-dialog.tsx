import type { LookupRow } from "@portico/endpoints/schemas";
import { useFormNotice } from "@portico/ui/notification";
import { AssignDialog as AssignTo } from "@portico/ui/work-dialogs";
import type { ActionContext, ActionDialogProps } from "../../action-kinds/action-kind.ts";
import { countOf } from "../../action-kinds/target.ts";
import { serviceOf } from "../../client/services.ts";
import { useActionMessages } from "../../messages/lists.ts";
import { describeFailure } from "../describe-failure.ts";
import { countTarget, describeTarget } from "../describe-target.ts";
import { useRowsRequest } from "../use-rows-request.ts";

/** Assigns the selected rows to an agent. */
export function AssignDialog({ action, target, context, onClose }: ActionDialogProps<"assign">) {
  const texts = useActionMessages().assign;
  const { showInvalid } = useFormNotice();
  const send = useRowsRequest({ action, target, context });
  return (
    <AssignTo
      isOpen
      title={action.label}
      description={texts.changes(describeTarget(target, context))}
      personLabel={texts.person}
      count={countOf(target)}
      search={(request) => findAgents(request, context)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      onInvalid={showInvalid}
      onSubmit={async ({ person }) => {
        const { undoId } = await send({ agentId: person.value });
        const detail = texts.assigned(countTarget(target, context), person.label);
        context.reportSuccess(action.success ?? texts.success, { detail, undoId });
      }}
      describeFailure={(failure) => describeFailure(failure, target, context)}
    />
  );
}

async function findAgents(
  { text, signal }: { text: string; signal: AbortSignal },
  { client, origin }: Pick<ActionContext, "client" | "origin">,
) {
  const name = text.trim();
  const agents = await client.fetchJson<readonly LookupRow[]>(serviceOf(client, "people"), {
    query: name ? { name } : {},
    signal,
    origin,
  });
  return agents.map((agent) => ({ value: agent.id ?? "", label: agent.name ?? "" }));
}
