import { IconButton, Skeleton } from "@portico/ui";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { fetchJson } from "../../../api/client.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { QrCode } from "./qr-code.tsx";

const texts = myAccountMessages.security;

/** A new key for an authenticator app, as a QR code and to be typed. It is never kept in the page's store. */
export function TotpSecret() {
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["user.beginTotp"],
    queryFn: ({ signal }) => fetchJson("user.beginTotp", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error && !data) {
    return <NotLoaded {...{ error, isFetching, refetch }} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={texts.totp.beginning} className="flex flex-wrap gap-5">
        <Skeleton width="11rem" height="11rem" />
        <Skeleton width="10rem" />
      </div>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.secret);
      notify({ tone: "success", text: texts.totp.keyCopied });
    } catch {
      notify({ tone: "warning", text: texts.recovery.copyFailed });
    }
  };
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrCode text={data.uri} label={texts.totp.qrCode} />
      <div className="grid min-w-48 flex-1 gap-3">
        <p>{texts.totp.scan}</p>
        <div>
          <p className="text-table text-fg-muted">{texts.totp.type}</p>
          <div className="flex items-start gap-1">
            <code className="min-w-0 flex-1 py-1 font-mono text-table break-words">
              {inGroups(data.secret)}
            </code>
            <IconButton
              size="sm"
              label={texts.totp.copyKey}
              icon={<Copy size={14} />}
              onClick={() => void copy()}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Four signs and a space: easier to type from. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
