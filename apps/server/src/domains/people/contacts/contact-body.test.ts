import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import {
  address,
  contactBody,
  contactCalls,
  florida,
  home,
  mexico,
  mobile,
  personal,
  texas,
  us,
} from "../../../../test/contact-calls.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { entryId } from "../../../reference/seed.ts";

describe.each(databaseKinds)("saving a contact, on $name", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof contactCalls>;
  beforeAll(async () => {
    api = await openApi(kind);
    calls = contactCalls(api);
  });
  afterAll(() => api.close());

  it.each([
    ["another id", { id: randomUUID() }, "id"],
    ["a version", { version: 9 }, "version"],
    ["a file key", { fileKey: "photos/00/0" }, "fileKey"],
    [
      "an entry's owner",
      { emails: [{ ...contactBody.emails[0], contactId: randomUUID() }] },
      "emails.0.contactId",
    ],
    ["no first name", { firstName: "  " }, "firstName"],
    ["a name that is too long", { lastName: "x".repeat(51) }, "lastName"],
    ["an invalid email", { emails: [{ email: "lucia", purposes: [] }] }, "emails.0.email"],
    ["an invalid phone number", { phones: [{ phone: "12", purposes: [] }] }, "phones.0.phone"],
    ["an address without a street", { addresses: [{ ...address, address: " " }] }, "addresses.0.address"],
    ["a ZIP code with letters", { addresses: [{ ...address, zipCode: "33a34" }] }, "addresses.0.zipCode"],
    [
      "a purpose twice",
      { phones: [{ phone: "3055550142", purposes: [mobile, mobile] }] },
      "phones.0.purposes",
    ],
    ["too many entries", { phones: Array(11).fill(contactBody.phones[0]) }, "phones"],
    [
      "a purpose of another type",
      { emails: [contactBody.emails[0], { email: "a@example.com", purposes: [personal, home] }] },
      "emails.1.purposes.1.purposeId",
    ],
    [
      "an unknown purpose",
      { phones: [{ phone: "3055550142", purposes: [{ purposeId: randomUUID() }] }] },
      "phones.0.purposes.0.purposeId",
    ],
    [
      "a status as a purpose",
      { addresses: [{ ...address, purposes: [{ purposeId: entryId("leadStatus", "NEW") }] }] },
      "addresses.0.purposes.0.purposeId",
    ],
    ["an unknown country", { addresses: [{ ...address, countryId: randomUUID() }] }, "addresses.0.countryId"],
    ["an unknown state", { addresses: [{ ...address, stateId: us }] }, "addresses.0.stateId"],
    ["an unknown city", { addresses: [address, { ...address, cityId: florida }] }, "addresses.1.cityId"],
    ["a city of another state", { addresses: [{ ...address, stateId: texas }] }, "addresses.0.cityId"],
    [
      "a state of another country",
      { addresses: [{ ...address, countryId: mexico, cityId: null }] },
      "addresses.0.stateId",
    ],
    [
      "a city of another country",
      { addresses: [{ ...address, countryId: mexico, stateId: null }] },
      "addresses.0.cityId",
    ],
  ])("rejects %s with the error's path, and saves nothing", async (_what, changes, path) => {
    const own = await calls.make();
    const response = await calls.put(own.contactId, own.token, changes);
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toContain(path);
    expect(await calls.read(own.contactId, own.token)).toMatchObject({ version: 1, emails: [] });
  });

  it("accepts an incomplete location", async () => {
    const own = await calls.make();
    const vague = [
      { ...address, countryId: null, stateId: null, cityId: null, zipCode: "" },
      { ...address, stateId: null },
      { ...address, countryId: mexico, stateId: null, cityId: null },
    ];
    expect((await calls.put(own.contactId, own.token, { addresses: vague })).status).toBe(200);
    expect((await calls.read(own.contactId, own.token)).addresses).toEqual(vague);
  });

  it("rejects a text that the database can't store", async () => {
    const own = await calls.make();
    expect((await calls.put(own.contactId, own.token, { lastName: "a\0b" })).status).toBe(422);
  });
});
