import type { Contact } from "./contact.ts";
import { ContactButtons } from "./contact-buttons.tsx";

export interface ContactValueProps extends Contact {
  /** The field's label. */
  name: string;
}

/** A phone number or email address to call, message or copy. */
export function ContactValue({ name, text, phone }: ContactValueProps) {
  return (
    <span className="page:flex page:flex-wrap page:items-center page:gap-x-1">
      <a
        href={phone ? `tel:${phone}` : `mailto:${encodeURIComponent(text).replace("%40", "@")}`}
        className="page:me-1 page:wrap-anywhere page:text-fg-link page:underline page:underline-offset-2"
      >
        {text}
      </a>
      {/* No higher than the text, so that the field's name is in line with it. */}
      <span className="page:-my-2 page:flex page:items-center page:gap-1 page:print:hidden">
        <ContactButtons {...{ name, text }} {...(phone && { phone })} />
      </span>
    </span>
  );
}
