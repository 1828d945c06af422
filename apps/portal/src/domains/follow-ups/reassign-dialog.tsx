import { zodResolver } from "@hookform/resolvers/zod";
import { agentWorkEndpoints } from "@portico/contract/features/follow-ups/agent-work";
import { previewBody, type Reassigned } from "@portico/contract/features/follow-ups/agent-work.schemas";
import { undoEndpoints } from "@portico/contract/features/undo";
import { errorStatus, NotLoaded, useRepeatableRequest } from "@portico/renderer/client";
import { notifiedFailure, searchOptions } from "@portico/renderer/forms";
import { useReportSuccess } from "@portico/renderer/parts";
import { Combobox, type ComboboxOption, MultiCombobox } from "@portico/ui";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { client } from "../../api/client.ts";
import { agentWorkMessages as texts } from "../../messages/agent-work.ts";
import { useDepartedAgents } from "./use-departed-agents.ts";
import { previewKey, usePreview } from "./use-preview.ts";
import { WorkPreview } from "./work-preview.tsx";

client.add({ ...agentWorkEndpoints, ...undoEndpoints });

const receivers = { lookup: "agentWork.receivers" };
const describeNotReassigned = notifiedFailure<{ agentId: string; receiverIds: string[] }>(texts.failed);

export interface ReassignDialogProps {
  /** The agent who left, chosen initially. @default none */
  agent?: ComboboxOption | undefined;
  /** Shown under the title. @default what the dialog does */
  description?: string;
  onClose: () => void;
}

/** Gives the open work of an agent who left to one agent or evenly to several, after showing who gets what. */
export function ReassignDialog({ agent, description = texts.description, onClose }: ReassignDialogProps) {
  const send = useRepeatableRequest();
  const queries = useQueryClient();
  const reportSuccess = useReportSuccess("agentWork.list");
  const departed = useDepartedAgents();
  const kit = useFormKit({
    defaultValues: { agentId: agent?.value ?? "", receiverIds: [] as string[] },
    resolver: zodResolver(previewBody),
    schema: previewBody,
    onSubmit: async ({ values }) => {
      if (!preview.data || preview.isFetching) throw new Error(texts.notCounted);
      const { token, receivers: agents } = preview.data;
      const response = await send("agentWork.reassign", { body: { ...values, token } });
      const { changed, undo }: Reassigned = await response.json();
      const names = agents.map(({ name }) => name);
      reportSuccess(texts.done, { detail: texts.detail(changed, names), undoId: undo?.id });
      onClose();
    },
    describeFailure: (error) => {
      // The work has changed. The new numbers can be sent.
      if (errorStatus(error) === 409) void queries.invalidateQueries({ queryKey: [previewKey] });
      return describeNotReassigned(error);
    },
  });
  const [agentId, receiverIds] = useWatch({ control: kit.form.control, name: ["agentId", "receiverIds"] });
  const preview = usePreview({ agentId, receiverIds });
  const options = departed.optionsWith(agent);
  const chosen = options.find(({ value }) => value === agentId);
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      description={description}
      submitLabel={texts.submit(preview.data?.total)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      {departed.error ? (
        <NotLoaded
          title={texts.agentsNotLoaded}
          error={departed.error}
          isFetching={departed.isFetching}
          refetch={departed.refetch}
        />
      ) : (
        <>
          <FormField
            as={Combobox}
            name="agentId"
            label={texts.from}
            hint={departed.hintOf(agentId, chosen?.label)}
            options={options}
            isHalf
          />
          <FormField
            as={MultiCombobox}
            name="receiverIds"
            label={texts.to}
            hint={texts.toHint}
            search={({ text, signal }) => searchOptions(client, receivers, text, { signal })}
            isHalf
          />
          <WorkPreview agent={chosen?.label ?? ""} preview={preview} />
        </>
      )}
    </FormKitDialog>
  );
}
