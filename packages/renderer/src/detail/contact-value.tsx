import { IconButton } from "@portico/ui";
import { Copy, MessageSquareText } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useDetailMessages } from "../messages/lists.ts";
import type { Contact } from "./contact.ts";

/** Props of `ContactValue`. */
export interface ContactValueProps extends Contact {
  /** The field's label. */
  name: string;
}

/** A phone number or email address to call, message or copy. */
export function ContactValue({ name, text, phone }: ContactValueProps) {
  const texts = useDetailMessages();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ tone: "success", text: texts.copied(name) }),
      () => notify({ tone: "danger", text: texts.notCopied }),
    );
  return (
    <span className="page:flex page:min-h-6 page:flex-wrap page:items-center page:gap-x-1">
      <a
        href={phone ? `tel:${phone}` : `mailto:${encodeURIComponent(text).replace("%40", "@")}`}
        className="page:me-1 page:wrap-anywhere page:text-fg-link page:underline page:underline-offset-2"
      >
        {text}
      </a>
      <span className="page:flex page:gap-1 page:print:hidden">
        {phone && (
          <a
            href={`sms:${phone}`}
            aria-label={texts.message(text)}
            title={texts.message(text)}
            className="page:inline-flex page:size-6 page:items-center page:justify-center page:rounded-sm page:text-fg-muted page:hover:bg-surface-control page:hover:text-fg"
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
