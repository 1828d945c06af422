import { call } from "@portico/endpoints";

/** The maximum size of a photo, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024;

const access = "session";

/** The user's own photo and second factors. */
export const userEndpoints = {
  "user.photo": call({
    method: "GET",
    path: "/user/photo",
    access,
    returnsOwnData: true,
    summary: "Returns the caller's photo as WebP, 256 pixels square, or 204 if there is none.",
  }),
  "user.setPhoto": call({
    method: "POST",
    path: "/user/photo",
    access,
    summary:
      "Replaces the caller's photo. Accepts any image except SVG. The image is cropped and re-encoded.",
    upload: { field: "file", maxBytes: maxPhotoBytes },
  }),
  "user.removePhoto": call({
    method: "DELETE",
    path: "/user/photo",
    access,
    summary: "Deletes the caller's photo.",
  }),
  "user.secondFactors": call({
    method: "GET",
    path: "/user/two-factor",
    access,
    summary: "Returns which second factors the caller has turned on, and which are available.",
  }),
  "user.beginTotp": call({
    method: "POST",
    path: "/user/two-factor/totp",
    access,
    summary:
      "Starts to set up an authenticator app. Requires the password. Returns a new secret and the URL for its QR code.",
  }),
  "user.confirmTotp": call({
    method: "POST",
    path: "/user/two-factor/totp/confirm",
    access,
    summary: "Turns on the authenticator app with one of its codes. Returns recovery codes, only this once.",
  }),
  "user.renewRecoveryCodes": call({
    method: "POST",
    path: "/user/two-factor/recovery-codes",
    access,
    summary: "Replaces the recovery codes. Requires the password. Returns the new ones, only this once.",
  }),
  "user.beginSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/send",
    access,
    summary: "Sends a one-time code to the email address or phone to use as a second factor.",
  }),
  "user.confirmSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/confirm",
    access,
    summary: "Turns on email or SMS as a second factor with the code that was sent.",
  }),
  "user.removeSecondFactor": call({
    method: "POST",
    path: "/user/two-factor/remove",
    access,
    summary: "Turns off a second factor. Requires the password.",
  }),
};
