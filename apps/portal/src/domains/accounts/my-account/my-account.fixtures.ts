import { typeGuids } from "@portico/contract";
import { type ResponseBody, respondWith } from "@portico/renderer/testing";
import { beginSession, endSession } from "../../../session/session.ts";
import type { Contact } from "./profile/contact-form.ts";
import type { SecondFactors } from "./security/use-second-factors.ts";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const responses = {
  "/api/Countries": [
    { id: id(11), name: "Colombia", code: "CO" },
    { id: id(12), name: "United States", code: "US" },
  ],
  "/api/States": [
    { id: id(21), name: "Florida", code: "FL" },
    { id: id(22), name: "Georgia", code: "GA" },
  ],
  "/api/Cities": [
    { id: id(31), name: "Hialeah", county: "Miami-Dade" },
    { id: id(32), name: "Miami", county: "Miami-Dade" },
    { id: id(33), name: "Miami Beach", county: "Miami-Dade" },
  ],
};

const purposes = {
  [typeGuids.emailPurpose]: ["Notifications", "Personal", "Work"],
  [typeGuids.phonePurpose]: ["Fax", "Home", "Mobile", "Work"],
  [typeGuids.addressPurpose]: ["Billing", "Home", "Mailing", "Work"],
};

const purposeId = (name: string) =>
  id(
    100 + ["Notifications", "Personal", "Work", "Fax", "Home", "Mobile", "Billing", "Mailing"].indexOf(name),
  );
const usedFor = (...names: readonly string[]) => names.map((name) => ({ purposeId: purposeId(name) }));

/** A person with some of everything. */
export const contact: Contact = {
  id: id(1),
  version: 3,
  firstName: "Alejandra",
  middleName: "",
  lastName: "Ríos",
  FFEID: "arios-ffm",
  NPN: "18839274",
  emails: [
    { email: "alejandra.rios@lakeside.test", purposes: usedFor("Work") },
    { email: "ale.rios@mail.test", purposes: usedFor("Personal", "Notifications") },
  ],
  phones: [{ phone: "3055550142", purposes: usedFor("Mobile") }],
  addresses: [
    {
      address: "4100 Salzedo Street, Apt 12",
      countryId: id(12),
      stateId: id(21),
      cityId: id(32),
      zipCode: "33146",
      purposes: usedFor("Home", "Mailing"),
    },
  ],
};

/** Someone with a name alone. */
export const bareContact: Contact = {
  ...contact,
  FFEID: "",
  NPN: "",
  emails: [],
  phones: [],
  addresses: [],
};

export const factorsOff: SecondFactors = {
  totp: { isOn: false, recoveryCodesLeft: 0 },
  email: { isOn: false, sentTo: "a•••••@lakeside.test" },
  sms: { isOn: false, sentTo: "(•••) •••-••42" },
};

export const factorsOn: SecondFactors = {
  totp: { isOn: true, recoveryCodesLeft: 9 },
  email: { isOn: true, sentTo: "a•••••@lakeside.test" },
  sms: { isOn: false, sentTo: null },
};

/** Additional responses of a story, by method and path. */
export type Responses = Readonly<Record<string, ResponseBody>>;

/** A session, and responses to the page's calls; the given ones take precedence. */
export function signedIn(responses: Responses = {}) {
  return () => {
    beginSession(token());
    const restore = respondWith((url, request) => {
      const own = responses[`${request.method} ${url.pathname}`];
      return own ? own(url, request) : respond(url, request);
    })();
    return () => {
      restore();
      endSession("logout");
    };
  };
}

/** The path of the user's own contact. */
export const contactPath = `/api/Contacts/${contact.id}`;

function respond({ pathname }: URL, request: Request): Response | Promise<Response> {
  if (pathname === contactPath) return request.method === "PUT" ? saved(request) : Response.json(contact);
  if (pathname === "/api/user/photo") return new Response(null, { status: 204 });
  if (pathname === "/api/user/preferences")
    return request.method === "PUT"
      ? new Response(null, { status: 204 })
      : Response.json({ shortcuts: true });
  if (pathname === "/api/FollowUps/calendar") return Response.json({ madeDate: null });
  if (pathname === "/api/user/two-factor") return Response.json(factorsOff);
  const response = Object.entries(responses).find(([path]) => path === pathname);
  if (response) return Response.json(response[1]);
  const type = Object.entries(purposes).find(([guid]) => pathname.endsWith(guid));
  return Response.json(
    (type?.[1] ?? []).map((name) => ({ id: purposeId(name), name, code: name.toUpperCase() })),
  );
}

async function saved(request: Request): Promise<Response> {
  return Response.json({ ...contact, ...(await request.json()), version: contact.version + 1 });
}

function token(): string {
  const claims = {
    contactId: contact.id,
    name: "Alejandra Ríos",
    emailaddress: "alejandra.rios@lakeside.test",
    roles: ["agent"],
    claims: ["view.Lead"],
    exp: 4_102_444_800,
  };
  const part = (value: unknown) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
  return `${part({ alg: "none" })}.${part(claims)}.`;
}
