import { call } from "../endpoint.ts";

/** The calls on the user's own session. */
export const sessionEndpoints = {
  "session.activity": call({
    method: "POST",
    path: "/Session/activity",
    access: "session",
    summary: "Says that a person is active, at most once a minute; other calls do not keep a session alive.",
  }),
  "session.frameToken": call({
    method: "POST",
    path: "/Session/frameToken",
    access: "session",
    summary: "A token for the marketing or telephony frame, and the one origin it may be told to.",
  }),
};
