import { call } from "@portico/endpoints";

/** Calls to sign in and out, and to manage passwords as a security administrator. */
export const identityEndpoints = {
  "identity.login": call({
    base: "identity",
    method: "POST",
    path: "/login",
    access: "anyone",
    summary:
      "Signs in with email and password. Returns a token or the next step: a second factor, a new password, or whether to close the last session.",
  }),
  "identity.secondFactor": call({
    base: "identity",
    method: "POST",
    path: "/login/2fa",
    access: "anyone",
    summary: "Completes sign-in with a second factor. Returns the same as login.",
  }),
  "identity.sendSecondFactor": call({
    base: "identity",
    method: "POST",
    path: "/login/2fa/send",
    access: "anyone",
    summary: "Sends a one-time code by email or SMS.",
  }),
  "identity.forgot": call({
    base: "identity",
    method: "POST",
    path: "/forgot/:user",
    access: "anyone",
    summary: "Sends a link to set a new password if the user exists. The response is always the same.",
  }),
  "identity.reset": call({
    base: "identity",
    method: "POST",
    path: "/reset",
    access: "anyone",
    summary: "Sets a new password with a single-use code. Doesn't start a session.",
  }),
  "identity.setup": call({
    base: "identity",
    method: "POST",
    path: "/setup",
    access: "anyone",
    summary:
      "Creates a security administrator with the single-use code that the server printed at its first start. Doesn't start a session.",
  }),
  "identity.logout": call({
    base: "identity",
    method: "POST",
    path: "/logout",
    access: "session",
    summary: "Ends the session of the token.",
  }),
  "identity.register": call({
    base: "identity",
    method: "POST",
    path: "/register",
    access: "securityadmin",
    summary:
      "Creates a user, optionally with roles, claims, a contact, and its visibility, under the rules of the calls that change them. If one of them is refused, nothing is created.",
    needsOwnPassword: true,
  }),
  "identity.resetByAdmin": call({
    base: "identity",
    method: "POST",
    path: "/resetByAdmin",
    access: "securityadmin",
    summary:
      "Resets a user's password and ends their sessions: sets a temporary one, or emails a link to choose a new one.",
    needsOwnPassword: true,
  }),
};
