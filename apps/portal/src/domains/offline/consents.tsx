import { consentEndpoints } from "@portico/contract/features/offline/consents";
import type { ResponseBody } from "@portico/contract/schemas";
import { NotLoaded } from "@portico/renderer/client";
import { useDateTime } from "@portico/renderer/dates";
import { Skeleton, StatusBadge } from "@portico/ui";
import { formatPhone } from "@portico/ui/format";
import { useQuery } from "@tanstack/react-query";
import { client, fetchJson } from "../../api/client.ts";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { ConsentPdf } from "./consent-pdf.tsx";

client.add(consentEndpoints);
const texts = offlineMessages.consent;

type Consent = ResponseBody<"consents.list">[number];

const tones = {
  Waiting: "info",
  Expired: "neutral",
  Replaced: "neutral",
  Agreed: "success",
  Declined: "danger",
  Withdrawn: "warning",
} as const;

export interface ConsentsProps {
  applicationId: string;
}

/** The consent requests of an application with their answers, newest first. */
export function Consents({ applicationId }: ConsentsProps) {
  const dateTime = useDateTime();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["consents.list", applicationId],
    queryFn: ({ signal }) => fetchJson("consents.list", { params: { id: applicationId }, signal }),
  });
  return (
    <section aria-labelledby="consents-title" className="grid gap-2">
      <h3 id="consents-title" className="text-section font-semibold">
        {texts.heading}
      </h3>
      {error && !data && <NotLoaded title={texts.notLoaded} {...{ error, isFetching, refetch }} />}
      {!error && !data && <Skeleton height="4rem" />}
      {data?.length === 0 && <p className="text-fg-muted">{texts.none}</p>}
      <ul className="grid gap-3">
        {data?.map((consent) => (
          <li key={consent.id} className="grid gap-1 rounded-lg border border-border px-3 py-2 text-table">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge tone={tones[consent.state]}>{texts.states[consent.state]}</StatusBadge>
              {isOnAgentDevice(consent) && (
                <StatusBadge tone="warning">
                  {consent.state === "Declined" ? texts.onAgentDevice.Declined : texts.onAgentDevice.other}
                </StatusBadge>
              )}
              <span className="text-fg-muted">
                {texts.sentTo(
                  formatPhone(consent.phone),
                  dateTime(consent.sentDate),
                  consent.sentBy ?? offlineMessages.history.system,
                )}
              </span>
            </div>
            <AnswerOf consent={consent} />
            {consent.refusedDate && <p>{texts.refused(consent.refusals, dateTime(consent.refusedDate))}</p>}
            {consent.senderIpAddress && (
              <p className="text-caption break-words text-fg-muted">
                {texts.sender(consent.senderIpAddress, consent.senderUserAgent ?? "")}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOnAgentDevice({ deviceMatch }: Consent): boolean {
  return deviceMatch !== null && deviceMatch !== "none";
}

function AnswerOf({ consent }: { consent: Consent }) {
  const dateTime = useDateTime();
  const { fullName, answeredDate, withdrawnDate, replacedDate } = consent;
  const { textVersion, language, ipAddress, userAgent } = consent;
  if (!answeredDate) return <p>{texts.expires(dateTime(consent.expiresDate))}</p>;
  return (
    <>
      <p>
        {fullName === null
          ? texts.answeredWithoutName(dateTime(answeredDate))
          : texts.answered(fullName, dateTime(answeredDate))}
        {consent.hasSignature && ` ${texts.withSignature}`}
        {consent.isPhoneConfirmed && ` ${texts.phoneConfirmed}`}
      </p>
      <p>{texts.device[consent.deviceMatch ?? "unknown"]}</p>
      {withdrawnDate && <p>{texts.withdrawn(dateTime(withdrawnDate))}</p>}
      {replacedDate && <p>{texts.replaced(dateTime(replacedDate))}</p>}
      <ConsentPdf consent={consent} />
      <p className="text-caption break-words text-fg-muted">
        {texts.record(textVersion ?? "", language ?? "", ipAddress ?? "", userAgent ?? "")}
      </p>
    </>
  );
}
