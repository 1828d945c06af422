import { call } from "@portico/endpoints";

/** The calls on the user's own session. */
export const sessionEndpoints = {
  "session.start": call({
    method: "GET",
    path: "/Session/start",
    access: "session",
    answersOwnData: true,
    repeatable: ["lookup"],
    summary:
      "Returns what a page of the portal needs at first, as the calls of its parts return it: configuration, preferences, favorites, and lookups.",
  }),
  "session.activity": call({
    method: "POST",
    path: "/Session/activity",
    access: "session",
    summary:
      "Keeps the session alive while the user is active. Call it up to once a minute. Other calls don't keep a session alive.",
  }),
  "session.frameToken": call({
    method: "POST",
    path: "/Session/frameToken",
    access: "session",
    summary: "Returns a token for the marketing or telephony frame, and the only origin to send it to.",
  }),
};
