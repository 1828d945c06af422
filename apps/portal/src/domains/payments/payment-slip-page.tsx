import { errorMessage, NotLoaded, saveFile } from "@portico/renderer/client";
import { Heading } from "@portico/renderer/parts";
import { Button, Skeleton } from "@portico/ui";
import { Download, Printer } from "@portico/ui/icons";
import { Page } from "@portico/ui/layout";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { fetchJson, request } from "../../api/client.ts";
import { paymentMessages } from "../../messages/payments.ts";
import { PaymentSlip } from "./payment-slip.tsx";

const texts = paymentMessages.slip;

/** The page of a payment slip: on screen, to print, and to download as PDF. */
export function PaymentSlipPage() {
  const { paymentNumber = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["payments.slip", paymentNumber],
    queryFn: ({ signal }) => fetchJson("payments.slip", { query: { paymentNumber }, signal }),
  });
  return (
    <Page className="print:block">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading level={1} className="me-auto min-w-0 text-title font-semibold">
          {texts.title(paymentNumber)}
        </Heading>
        <div data-print="hidden" className="flex flex-wrap items-center gap-2">
          <Link to="/portal/commissions/payment" className="text-fg-link underline underline-offset-2">
            {texts.back}
          </Link>
          {data && (
            <>
              <Button
                size="sm"
                icon={<Printer size={16} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {texts.print}
              </Button>
              <DownloadSlip paymentNumber={paymentNumber} />
            </>
          )}
        </div>
      </div>
      {data && <PaymentSlip slip={data} />}
      {!data && error && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="20rem" />
        </div>
      )}
    </Page>
  );
}

function DownloadSlip({ paymentNumber }: { paymentNumber: string }) {
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const file = await request("payments.slip", { query: { paymentNumber }, accept: "application/pdf" });
      saveFile(await file.blob(), `payment-slip-${paymentNumber}.pdf`);
    } catch (error) {
      notify({ tone: "danger", text: texts.downloadFailed(errorMessage(error)) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="primary"
      isLoading={isLoading}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}
