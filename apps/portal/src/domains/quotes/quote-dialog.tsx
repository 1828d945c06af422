import { quoteRecordEndpoints } from "@portico/contract/features/quotes/quote-records";
import type { ResponseBody } from "@portico/contract/schemas";
import { errorMessage, NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import type { RowDialogProps } from "@portico/renderer/forms";
import { Button, Dialog, Skeleton } from "@portico/ui";
import { DialogCloseButton } from "@portico/ui/dialog";
import { formatPhone } from "@portico/ui/format";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client, fetchJson } from "../../api/client.ts";
import { quoteMessages as texts } from "../../messages/quotes.ts";
import { quoteFacts } from "./quote-facts.ts";
import { SendQuoteForm } from "./send-quote-form.tsx";

client.add(quoteRecordEndpoints);

type QuoteRecord = ResponseBody<"quoteRecords.ofLead">;

/** The calls on the quote of a lead or of a customer. */
const callsOf = {
  lead: {
    read: "quoteRecords.ofLead",
    open: "quoteRecords.openForLead",
    send: "quoteRecords.sendToLead",
  },
  customer: {
    read: "quoteRecords.ofCustomer",
    open: "quoteRecords.openForCustomer",
    send: "quoteRecords.sendToCustomer",
  },
} as const;

/** The quote of the selected lead, which can be opened in the quote tool and sent. */
export function LeadQuoteDialog(props: RowDialogProps) {
  return <QuoteDialog {...props} owner="lead" />;
}

/** The quote of the selected customer, which can be opened in the quote tool and sent. */
export function CustomerQuoteDialog(props: RowDialogProps) {
  return <QuoteDialog {...props} owner="customer" />;
}

function QuoteDialog({
  rowId = "",
  onDone,
  onClose,
  owner,
}: RowDialogProps & { owner: "lead" | "customer" }) {
  const calls = callsOf[owner];
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const params = { id: rowId };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [calls.read, rowId],
    queryFn: ({ signal }) => fetchJson(calls.read, { params, signal }),
    // A quote that was stored in the quote tool's tab is shown when the agent returns.
    refetchOnWindowFocus: "always",
    refetchOnMount: "always",
  });
  const open = async () => {
    setOpening(true);
    // Opened at once: browsers block windows that open after a response.
    const tab = window.open("", "_blank");
    try {
      const { url } = await fetchJson(calls.open, { params, body: {} });
      if (tab) tab.location.href = url;
      else window.location.href = url;
    } catch (failure) {
      tab?.close();
      notify({ tone: "danger", text: `${texts.openFailed} ${errorMessage(failure)}` });
    }
    setOpening(false);
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={isSending ? texts.send : texts.title}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        !isSending && (
          <>
            <DialogCloseButton />
            <Button disabled={!data} onClick={() => setSending(true)}>
              {texts.send}
            </Button>
            <Button variant="primary" isLoading={isOpening} onClick={() => void open()}>
              {texts.open}
            </Button>
          </>
        )
      }
    >
      {error && !data && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      {!error && !data && <Skeleton height="8rem" />}
      {data && !isSending && <QuoteView record={data} />}
      {data && isSending && (
        <SendQuoteForm
          email={data.email}
          onSend={async (body) => {
            const { recipient } = await fetchJson(calls.send, { params, body });
            onDone(texts.sent(body.by === "sms" ? formatPhone(recipient) : recipient));
          }}
          onBack={() => setSending(false)}
        />
      )}
    </Dialog>
  );
}

function QuoteView({ record }: { record: QuoteRecord }) {
  const { quote, createdDate, createdBy, visitorName, consent } = record;
  const dateTime = useDateTime();
  return (
    <div className="grid gap-3 text-form">
      {createdDate && (
        <p className="text-fg-muted">
          {createdBy
            ? texts.byAgent(createdBy, dateTime(createdDate))
            : texts.byVisitor(visitorName ?? "", dateTime(createdDate))}
        </p>
      )}
      {quote ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {quoteFacts(quote).map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-fg-muted">{name}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{texts.none}</p>
      )}
      <p className="text-fg-muted">
        {consent
          ? texts.consent(dateTime(consent.date), consent.brand ?? "", {
              version: consent.version,
              language: texts.languages[consent.language],
            })
          : texts.noConsent}
      </p>
    </div>
  );
}
