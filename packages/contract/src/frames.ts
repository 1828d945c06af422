import type { Access } from "@portico/endpoints";

/** External pages that the portal embeds in frames. */
export const frames = ["marketing", "telephony"] as const;
/** An embedded page. */
export type Frame = (typeof frames)[number];

/** Who sees each frame and gets a token for it. */
export const frameAccess: Readonly<Record<Frame, Access>> = {
  marketing: "agent view.Marketing",
  telephony: "TelephonyAgent|TelephonyAdmin",
};

/** The portal's message, sent only to the origin that came with the token; frames check the sender. */
export type FrameMessage = MarketingMessage | TelephonyMessage;

/** The message for the marketing page. */
export interface MarketingMessage {
  readonly type: "session";
  readonly token: string;
}

/** The message for the telephony widget, about the user who makes the calls. Unknown values are empty. */
export interface TelephonyMessage {
  readonly type: "session";
  readonly token: string;
  /** The user name, which is an email address. */
  readonly identity: string;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  /** `super` with the claim TelephonyAdmin, otherwise `agent`. */
  readonly role: "super" | "agent";
}
