import { zodResolver } from "@hookform/resolvers/zod";
import { statementMonthQuery } from "@portico/contract/features/commissions/statements.schemas";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import type { RowDialogProps } from "@portico/renderer/forms";
import { notifiedFailure, useFieldOptions } from "@portico/renderer/forms";
import { setLastResult } from "@portico/renderer/parts";
import { Select, TextField } from "@portico/ui";
import { MonthField } from "@portico/ui/date-fields";
import { FormField, FormKitDialog, useFormKit } from "@portico/ui/form-kit";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { fetchJson } from "../../api/client.ts";
import { statementMessages } from "../../messages/statements.ts";

const texts = statementMessages.delete;
const noMonth = { carrier: "", month: "", year: "" };
const describeNotDeleted = notifiedFailure<typeof noMonth>((message) => message);

/** Deletes the statement of a carrier and month, after showing how many lines it has. */
export function DeleteStatementsDialog({ onDone, onClose }: RowDialogProps) {
  const send = useRepeatableRequest();
  const carriers = useFieldOptions({ lookup: "carriers.lookup" });
  const kit = useFormKit({
    defaultValues: noMonth,
    resolver: zodResolver(statementMonthQuery, undefined, { raw: true }),
    onSubmit: async ({ values: query }) => {
      const response = await send("statements.delete", { query });
      const { message }: { message: string } = await response.json();
      setLastResult("statements.list", { tone: "success", text: message });
      onDone(texts.done);
    },
    describeFailure: (error) => {
      setLastResult("statements.list", { tone: "danger", text: errorMessage(error) });
      return describeNotDeleted(error);
    },
  });
  return (
    <FormKitDialog
      kit={kit}
      isOpen
      title={texts.title}
      submitLabel={texts.submit}
      tone="danger"
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <FormField
        as={Select}
        name="carrier"
        label={texts.carrier}
        required
        placeholder={texts.choose}
        isLoading={carriers.isLoading}
        options={carriers.options}
      />
      <FormField
        as={MonthField}
        name="month"
        label={texts.month}
        required
        isHalf
        placeholder={texts.choose}
      />
      <FormField
        as={TextField}
        name="year"
        label={texts.year}
        required
        isHalf
        inputMode="numeric"
        autoComplete="off"
      />
      <DeletionPreview />
    </FormKitDialog>
  );
}

/** What the deletion would delete, once the carrier and month are chosen. */
function DeletionPreview() {
  const [carrier, month, year] = useWatch({ name: ["carrier", "month", "year"] });
  const query = { carrier: String(carrier), month: String(month), year: String(year) };
  const { data, error, isLoading } = useQuery({
    queryKey: ["statements.deletion", query],
    queryFn: ({ signal }) => fetchJson("statements.deletion", { query, signal }),
    enabled: statementMonthQuery.safeParse(query).success,
    staleTime: 0,
  });
  const isPossible = data !== undefined && data.lines > 0 && data.paidLines === 0;
  return (
    <p
      role="status"
      className={`sm:col-span-2 ${isPossible || isLoading ? "text-fg-muted" : "text-danger-fg"}`}
    >
      {isLoading ? texts.loading : error ? errorMessage(error) : data?.message}
    </p>
  );
}
