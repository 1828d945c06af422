import type { DigestPart } from "../db/schema/index.ts";
import type { DigestKind, MessageKind, PausedKind } from "./message-kinds.ts";

/** A file to attach to an email. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

interface Mail {
  readonly channel: "mail";
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachment?: MailAttachment;
}

interface Sms {
  readonly channel: "sms";
  readonly recipient: string;
  readonly body: string;
}

/** The text of an email or SMS, and its recipient. */
export type MessageContent = Mail | Sms;

/** Who caused a message: a user, or without a session the client's address. */
export type MessageCause = { readonly userId: string } | { readonly address: string };

/** An email that can be a part of a digest. */
type DigestMail = Mail & { readonly digest: DigestPart };

/** What a message is about, such as `leads/` and an ID. */
interface About {
  readonly about: string;
}

type ContentOf<Kind extends MessageKind> = (Kind extends DigestKind ? DigestMail : MessageContent) &
  (Kind extends DigestKind | PausedKind ? About : Partial<About>);

/** An email or SMS, with its kind and who caused it. */
export type Message = {
  readonly [Kind in MessageKind]: ContentOf<Kind> & {
    readonly kind: Kind;
    readonly causedBy: MessageCause;
  };
}[MessageKind];
