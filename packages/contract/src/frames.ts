import type { Access } from "./access.ts";

/** The pages of others that the portal shows in a frame. */
export const frames = ["marketing", "telephony"] as const;
/** One of them. */
export type Frame = (typeof frames)[number];

/** Who is shown which frame, and given a token for it. */
export const frameAccess: Readonly<Record<Frame, Access>> = {
  marketing: "agent view.Marketing",
  telephony: "TelephonyAgent|TelephonyAdmin",
};

/** What the portal answers, to the exact origin that came with the token; a frame checks who sent it. */
export type FrameMessage = MarketingMessage | TelephonyMessage;

/** What the marketing page is told. */
export interface MarketingMessage {
  readonly type: "session";
  readonly token: string;
}

/** What the telephony widget is told of the person who makes the calls. What is not known is empty. */
export interface TelephonyMessage {
  readonly type: "session";
  readonly token: string;
  /** The user name, an e-mail address. */
  readonly identity: string;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  /** `super` with the claim TelephonyAdmin, else `agent`. */
  readonly role: "super" | "agent";
}
