import { call } from "@portico/endpoints";

/** The calls on the user's own session. */
export const sessionEndpoints = {
  "session.read": call({
    method: "GET",
    path: "/Session/read",
    access: "session",
    returnsOwnData: true,
    repeatable: ["path"],
    summary:
      "Sends several GET requests in one. Each is answered as if it were sent alone, in this order, on a line of its own: `{ path, status, body }`. What isn't JSON is left out.",
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
