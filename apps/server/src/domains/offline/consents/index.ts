import { signedIn } from "../../../access/caller.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { downloadConsent } from "./download-consent.ts";
import { emailConsent } from "./email-consent.ts";
import { listConsents } from "./list-consents.ts";
import { sendConsentRequest } from "./send-consent-request.ts";

/** Requests for the consent of applicants. Applicants answer on the site below `/sign/`. */
export const consentsFeature = feature({
  handlers: (services, { lists }) => ({
    "consents.send": ({ params: { id }, caller, address, userAgent, browser }) =>
      sendConsentRequest(services, bindList(lists["offlineApp.list"], services), {
        ...{ caller: signedIn(caller), applicationId: id },
        ...{ address, userAgent, browser },
      }),
    "consents.pdf": ({ params: { id }, caller }) =>
      downloadConsent(services, bindList(lists["offlineApp.list"], services), signedIn(caller), id),
    "consents.email": ({ params: { id }, caller, once }) =>
      emailConsent(services, bindList(lists["offlineApp.list"], services), signedIn(caller), { id, once }),
    "consents.list": ({ params: { id }, caller }) =>
      listConsents(services, bindList(lists["offlineApp.list"], services), signedIn(caller), id),
  }),
});
