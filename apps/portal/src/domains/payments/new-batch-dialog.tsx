import { zodResolver } from "@hookform/resolvers/zod";
import { type NewBatchForm, newBatchForm } from "@portico/contract/features/payments/payment-batches.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import { useToday } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure, searchOptions, useFieldOptions } from "@portico/renderer/forms";
import { MultiCombobox, TextField } from "@portico/ui";
import { MonthField, YearField } from "@portico/ui/date-fields";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { Select } from "@portico/ui/forms";
import { client } from "../../api/client.ts";
import { paymentMessages } from "../../messages/payments.ts";
import { BatchPreview } from "./batch-preview.tsx";
import { selectionOf } from "./batch-selection.ts";

const texts = paymentMessages.newBatch;
const agents = { lookup: "agents.lookup" };
const carriers = { lookup: "carriers.lookup" };

/** Creates a batch from unpaid statement lines. Shows what it would pay. */
export function NewBatchDialog({ onDone, onClose }: RowDialogProps) {
  const send = useRepeatableRequest();
  const { options, isLoading } = useFieldOptions(carriers);
  const kit = useFormKit<NewBatchForm>({
    defaultValues: { name: "", carrierId: "", ...monthBefore(useToday()), agentIds: [] },
    resolver: zodResolver(newBatchForm),
    schema: newBatchForm,
    onSubmit: async ({ values: { name, ...selected } }) => {
      await send("paymentBatches.create", { body: { name, ...selectionOf(selected) } });
      onDone(texts.done);
    },
    describeFailure: notifiedFailure(texts.failed),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField as={TextField} name="name" label={texts.name} autoComplete="off" maxLength={100} isHalf />
      <FormField
        as={Select}
        name="carrierId"
        label={paymentMessages.carrier}
        placeholder={texts.allCarriers}
        options={options}
        isLoading={isLoading}
        isHalf
      />
      <FormField as={MonthField} name="month" label={texts.month} isHalf />
      <FormField as={YearField} name="year" label={texts.year} isHalf />
      <FormField
        as={MultiCombobox}
        name="agentIds"
        label={texts.agents}
        hint={texts.agentsHint}
        search={({ text, signal }) => searchOptions(client, agents, text, { signal })}
      />
      <BatchPreview />
    </FormKitDialog>
  );
}

/** The month before that of a day. */
function monthBefore(day: string): { month: string; year: string } {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month === 1
    ? { month: "12", year: String(year - 1) }
    : { month: String(month - 1), year: String(year) };
}
