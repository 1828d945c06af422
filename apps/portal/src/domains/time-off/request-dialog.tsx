import { workday } from "@portico/contract/features/time-off/pto.schemas";
import { useRepeatableRequest } from "@portico/renderer/client";
import { useToday } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure } from "@portico/renderer/forms";
import { TextArea } from "@portico/ui";
import { DateField, HourField } from "@portico/ui/date-fields";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { timeOffMessages } from "../../messages/time-off.ts";
import { Estimate } from "./estimate.tsx";
import { estimateOf } from "./estimate-of.ts";
import { type RequestValues, requestResolver } from "./request-resolver.ts";

const texts = timeOffMessages.request;

const emptyRequest: RequestValues = {
  startDate: "",
  startHour: String(workday.startHour),
  endDate: "",
  endHour: String(workday.endHour),
  comment: "",
};

/** Requests time off, and shows how many hours it takes. */
export function RequestDialog({ onDone, onClose }: RowDialogProps) {
  const today = useToday();
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const [resolver] = useState(() =>
    requestResolver((period) => client.fetchQuery(estimateOf(period)).catch(() => undefined)),
  );
  const kit = useFormKit<RequestValues, Record<string, unknown>>({
    defaultValues: emptyRequest,
    resolver,
    onSubmit: async ({ values: body }) => {
      await send("pto.create", { body });
      onDone(texts.done);
    },
    describeFailure: notifiedFailure((message) => message),
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      size="lg"
      title={texts.title}
      submitLabel={texts.submit}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField as={DateField} name="startDate" label={texts.startDate} min={today} isHalf required />
      <FormField as={HourField} name="startHour" hourCycle={12} label={texts.startHour} isHalf required />
      <FormField as={DateField} name="endDate" label={texts.endDate} min={today} isHalf required />
      <FormField as={HourField} name="endHour" hourCycle={12} label={texts.endHour} isHalf required />
      <Estimate today={today} />
      <FormField as={TextArea} name="comment" label={texts.comment} />
    </FormKitDialog>
  );
}
