import { exportFormats, type FilterValue } from "@portico/contract";
import { agentCommissionStatement, statementFormats } from "@portico/contract/features/reports";
import { errorMessage } from "@portico/renderer/client";
import { Select } from "@portico/ui";
import { Button } from "@portico/ui/button";
import { Dialog, DialogCloseButton } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/client.ts";
import { reportMessages } from "../messages/reports.ts";
import { reportFileTypes, runsKey, saveReport } from "./report-download.tsx";
import { ReportRuns } from "./report-runs.tsx";

const texts = reportMessages.statement;
const languages = ["en", "es"] as const;

export interface StatementDialogProps {
  /** Of the selected payment, or undefined for all payments that match the filters. */
  paymentNumber: string | undefined;
  /** The current filters of the list of payments. */
  filters: Readonly<Record<string, FilterValue>>;
  onClose: () => void;
}

/** Downloads the agent commission statement of one payment, or of all that match the list's filters. */
export function StatementDialog({ paymentNumber, filters, onClose }: StatementDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const [language, setLanguage] = useState<string>("en");
  const [fileType, setFileType] = useState<string>("pdf");
  const [isSending, setSending] = useState(false);
  const download = async () => {
    setSending(true);
    try {
      const response = await request("reports.download", {
        params: { id: agentCommissionStatement },
        query: {
          reportFormatId: statementFormats[languages.find((one) => one === language) ?? "en"],
          ...(paymentNumber !== undefined && { paymentNumber }),
          filters: JSON.stringify(filters),
        },
        accept: exportFormats[reportFileTypes.find((one) => one === fileType) ?? "pdf"].mediaType,
      });
      const onRun = () => void client.invalidateQueries({ queryKey: runsKey });
      await saveReport(response, { name: texts.title, notify, onRun });
      onClose();
    } catch (error) {
      notify({ tone: "danger", text: reportMessages.failed(errorMessage(error)) });
      setSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={paymentNumber === undefined ? texts.ofFilters : texts.ofPayment(paymentNumber)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <DialogCloseButton />
          <Button type="submit" variant="primary" isLoading={isSending} onClick={() => void download()}>
            {reportMessages.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={texts.language}
          value={language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          onChange={({ target }) => setLanguage(target.value)}
          required
        />
        <Select
          label={texts.fileType}
          value={fileType}
          options={reportFileTypes.map((value) => ({ value, label: exportFormats[value].label }))}
          onChange={({ target }) => setFileType(target.value)}
          required
        />
        <ReportRuns />
      </div>
    </Dialog>
  );
}
