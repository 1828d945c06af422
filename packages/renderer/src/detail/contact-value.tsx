import { IconButton } from "@portico/ui";
import { Copy, MessageSquareText } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { detailMessages as texts } from "../messages/lists.ts";
import type { Contact } from "./contact.ts";

/** Props of `ContactValue`. */
export interface ContactValueProps extends Contact {
  /** The field's label. */
  name: string;
}

/** A phone number or email address to call, message or copy. */
export function ContactValue({ name, text, phone }: ContactValueProps) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ tone: "success", text: texts.copied(name) }),
      () => notify({ tone: "danger", text: texts.notCopied }),
    );
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-x-1">
      <a
        href={phone ? `tel:${phone}` : `mailto:${encodeURIComponent(text).replace("%40", "@")}`}
        className="me-1 wrap-anywhere text-fg-link underline underline-offset-2"
      >
        {text}
      </a>
      <span className="flex gap-1 print:hidden">
        {phone && (
          <a
            href={`sms:${phone}`}
            aria-label={texts.message(text)}
            title={texts.message(text)}
            className="inline-flex size-6 items-center justify-center rounded-sm text-fg-muted hover:bg-surface-control hover:text-fg"
          >
            <MessageSquareText size={14} aria-hidden="true" />
          </a>
        )}
        <IconButton
          size="sm"
          label={texts.copy(name)}
          icon={<Copy size={14} />}
          onClick={() => void copy()}
        />
      </span>
    </span>
  );
}
