import { CopyButton } from "@portico/ui/display";
import { myAccountMessages } from "../../../../messages/my-account.ts";
import { QrCode } from "./qr-code.tsx";

const texts = myAccountMessages.security;

/** A new key for an authenticator app. */
export interface TotpKey {
  /** Base32. */
  readonly secret: string;
  /** The text of the QR code. */
  readonly uri: string;
}

/** The key of an authenticator app, as a QR code and to be typed. */
export function TotpSecret({ secret, uri }: TotpKey) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrCode text={uri} label={texts.totp.qrCode} />
      <div className="grid min-w-48 flex-1 gap-3">
        <p>{texts.totp.scan}</p>
        <div>
          <p className="text-table text-fg-muted">{texts.totp.type}</p>
          <div className="flex items-start gap-1">
            <code className="min-w-0 flex-1 py-1 font-mono text-table break-words">{inGroups(secret)}</code>
            <CopyButton text={secret} label={texts.totp.copyKey} />
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
