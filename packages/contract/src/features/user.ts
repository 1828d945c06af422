import { call } from "../endpoint.ts";

/** The maximum size of a photo, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024;

const access = "session";

/** The user's own photo and second factors. */
export const userEndpoints = {
  "user.photo": call({
    method: "GET",
    path: "/user/photo",
    access,
    answersOwnData: true,
    summary: "One's photo as WebP, 256 pixels square; 204 where there is none.",
  }),
  "user.setPhoto": call({
    method: "POST",
    path: "/user/photo",
    access,
    summary: "Takes any image but SVG as one's photo; it is cropped and written anew.",
    upload: { field: "file", maxBytes: maxPhotoBytes },
  }),
  "user.removePhoto": call({
    method: "DELETE",
    path: "/user/photo",
    access,
    summary: "Takes one's photo away.",
  }),
  "user.secondFactors": call({
    method: "GET",
    path: "/user/two-factor",
    access,
    summary: "Which second factors one has switched on, and which one could.",
  }),
  "user.beginTotp": call({
    method: "POST",
    path: "/user/two-factor/totp",
    access,
    summary:
      "Begins to set up an authenticator app, for who knows the password: a new secret, and the address its QR code holds.",
  }),
  "user.confirmTotp": call({
    method: "POST",
    path: "/user/two-factor/totp/confirm",
    access,
    summary: "Switches the authenticator app on by one of its codes, and answers recovery codes, this once.",
  }),
  "user.renewRecoveryCodes": call({
    method: "POST",
    path: "/user/two-factor/recovery-codes",
    access,
    summary: "Replaces the recovery codes, for who knows the password, and answers the new ones, this once.",
  }),
  "user.beginSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/send",
    access,
    summary: "Sends a one-time code to the e-mail address or phone that is to be a second factor.",
  }),
  "user.confirmSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/confirm",
    access,
    summary: "Switches e-mail or SMS on as a second factor by the code that was sent.",
  }),
  "user.removeSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/remove",
    access,
    summary: "Switches a second factor off; the password is asked for once more.",
  }),
};
