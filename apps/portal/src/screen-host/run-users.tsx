import { errorMessage } from "@portico/renderer/client";
import type { ActionRun } from "@portico/renderer/parts";
import { EditUserDialog } from "../domains/accounts/users/edit-user-dialog.tsx";
import { fetchOpenWork } from "../domains/follow-ups/open-work.ts";
import { ReassignDialog } from "../domains/follow-ups/reassign-dialog.tsx";
import { agentWorkMessages as texts } from "../messages/agent-work.ts";

/** Opens the editor of the selected user. Once it has disabled an agent with open work, offers to reassign that. */
export function editUser({ target, context, notify, show }: ActionRun<"custom">): void {
  const close = () => show(null);
  const offer = async (agentId: string) => {
    try {
      const { name, total } = await fetchOpenWork(agentId);
      if (total === 0) return;
      const agent = { value: agentId, label: name };
      show(<ReassignDialog agent={agent} description={texts.disabled(name, total)} onClose={close} />);
    } catch (error) {
      notify({ tone: "warning", text: texts.notOffered(errorMessage(error)) });
    }
  };
  show(
    <EditUserDialog
      rowId={target.rows[0]?.id}
      onDone={(success, departed) => {
        const isForOthers = departed?.mayReassign === false;
        context.reportSuccess(success, isForOthers ? { detail: texts.listed } : {});
        close();
        if (departed?.mayReassign) void offer(departed.agentId);
      }}
      onClose={close}
    />,
  );
}

/** Opens the dialog that reassigns the work of the agent of the selected row, or of another one. */
export function reassignWork({ target, show }: ActionRun<"custom">): void {
  const [row] = target.rows;
  const agentId = row?.agentId;
  const label = row?.agent ?? row?.name;
  show(
    <ReassignDialog
      agent={typeof agentId === "string" && typeof label === "string" ? { value: agentId, label } : undefined}
      onClose={() => show(null)}
    />,
  );
}
