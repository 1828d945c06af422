import { IconButton } from "@portico/ui";
import { Copy, MessageSquareText, Phone } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import type { ReactNode } from "react";
import { useDetailMessages } from "../messages/lists.ts";
import type { Contact } from "./contact.ts";

export interface ContactButtonsProps extends Contact {
  /** The field's label. */
  name: string;
  /** Whether there is a button that calls the number, where it isn't a link. @default false */
  canCall?: boolean;
  /** Whether there is a button that copies it. @default true */
  canCopy?: boolean;
}

/** The buttons that call or message a phone number, and copy it or an email address. */
export function ContactButtons({ name, text, phone, canCall, canCopy = true }: ContactButtonsProps) {
  const texts = useDetailMessages();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ tone: "success", text: texts.copied(name) }),
      () => notify({ tone: "danger", text: texts.notCopied }),
    );
  return (
    <>
      {phone && canCall && (
        <IconLink
          href={`tel:${phone}`}
          label={texts.call(text)}
          icon={<Phone size={14} aria-hidden="true" />}
        />
      )}
      {phone && (
        <IconLink
          href={`sms:${phone}`}
          label={texts.message(text)}
          icon={<MessageSquareText size={14} aria-hidden="true" />}
        />
      )}
      {canCopy && (
        <IconButton
          size="sm"
          label={texts.copy(name)}
          icon={<Copy size={14} />}
          onClick={() => void copy()}
        />
      )}
    </>
  );
}

function IconLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className="page:inline-flex page:size-6 page:items-center page:justify-center page:rounded-sm page:text-fg-muted page:hover:bg-surface-control page:hover:text-fg"
    >
      {icon}
    </a>
  );
}
