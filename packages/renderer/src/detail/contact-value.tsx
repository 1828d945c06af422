import type { Contact } from "./contact.ts";
import { ContactButtons } from "./contact-buttons.tsx";

/** Props of `ContactValue`. */
export interface ContactValueProps extends Contact {
  /** The field's label. */
  name: string;
}

/** A phone number or email address to call, message or copy. */
export function ContactValue({ name, text, phone }: ContactValueProps) {
  return (
    <span className="page:flex page:min-h-6 page:flex-wrap page:items-center page:gap-x-1">
      <a
        href={phone ? `tel:${phone}` : `mailto:${encodeURIComponent(text).replace("%40", "@")}`}
        className="page:me-1 page:wrap-anywhere page:text-fg-link page:underline page:underline-offset-2"
      >
        {text}
      </a>
      <span className="page:flex page:gap-1 page:print:hidden">
        <ContactButtons {...{ name, text }} {...(phone && { phone })} />
      </span>
    </span>
  );
}
