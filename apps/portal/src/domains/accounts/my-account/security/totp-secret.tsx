import { CopyButton } from "@portico/ui/display";
import { encode } from "uqr";
import { myAccountMessages } from "../../../../messages/my-account.ts";

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

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** What it is for; its accessible name. */
  label: string;
}

/** A QR code, dark on light in both themes: some cameras read no other. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg border border-border forced-color-adjust-none"
    >
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
