import { call } from "@portico/endpoints";

const access = "agent view.OfflineApp|admin.OfflineApp";

/** For how many days a consent lasts. The page that asks for it says so. */
export const consentDays = 365;

/** Requests for the consent of applicants, and their answers. */
export const consentEndpoints = {
  "consents.send": call({
    method: "GET",
    path: "/Sign/:id/send",
    access,
    hasEffects: true,
    summary:
      "Sends an SMS with a link for consent to the applicant of an offline application. At most one every ten minutes. Earlier links no longer work.",
  }),
  "consents.pdf": call({
    method: "GET",
    path: "/Consents/:id/pdf",
    access,
    summary: "Returns the record of an answered consent request as PDF.",
  }),
  "consents.email": call({
    method: "POST",
    path: "/Consents/:id/email",
    access,
    summary: "Emails the record of an answered consent request as PDF to the applicant.",
    fields: { recipient: { label: "Sent to", sensitive: "contact" } },
  }),
  "consents.list": call({
    method: "GET",
    path: "/OfflineApp/:id/consents",
    access,
    summary: "Lists the consent requests of an application with their answers, newest first.",
    fields: {
      fullName: { label: "Signed by", sensitive: "name" },
      phone: { label: "Sent to", format: "phone", sensitive: "contact" },
      email: { label: "Email", sensitive: "contact" },
    },
  }),
};
