import { call } from "../endpoint.ts";

/** Signing in and out. */
export const identityEndpoints = {
  "identity.login": call({
    base: "identity",
    method: "POST",
    path: "/login",
    access: "anyone",
    summary: "Signs in with e-mail and password and answers a session token.",
  }),
  "identity.logout": call({
    base: "identity",
    method: "POST",
    path: "/logout",
    access: "session",
    summary: "Ends the session of the token at once.",
  }),
};
