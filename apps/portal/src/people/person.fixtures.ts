import type { Person } from "./use-person.ts";

const key = (last: number) => `00000000-0000-4000-8000-00000000${String(last).padStart(4, "0")}`;

/** The ID of the person in stories. */
export const personId = key(1);

const policy = { kind: "policy", name: "Ana Rivera", agent: "Oscar Rivera", date: null } as const;
const unpaidPolicy = { kind: "policy", id: key(1), label: "U7919905501 · Ambetter" } as const;
const at = "2026-11-05T14:30:00.000Z";

/** A person with records of all kinds, and something of each kind to do. */
export const ana: Person = {
  id: personId,
  name: "Ana Rivera",
  otherNames: ["Ana María Rivera-Diaz"],
  dob: "1967-01-05",
  age: 59,
  language: "Spanish",
  doNotCall: false,
  phones: [{ value: "3055550142", records: [unpaidPolicy] }],
  emails: [{ value: "ana.rivera@example.com", records: [unpaidPolicy] }],
  addresses: [{ value: "120 Coral Way, Miami, FL, 33134", records: [unpaidPolicy] }],
  agents: ["Oscar Rivera"],
  coverage: { state: "grace", date: "2026-12-31" },
  attention: [
    { kind: "unpaid", record: unpaidPolicy, graceEndDate: "2026-12-31" },
    {
      kind: "consent",
      record: { kind: "application", id: key(3), label: "Oscar Health · Silver 94" },
      sentDate: at,
      expiresDate: "2026-11-12T14:30:00.000Z",
    },
    {
      kind: "births",
      values: [
        { value: "1967-01-05", records: [unpaidPolicy] },
        { value: "1967-05-01", records: [{ kind: "lead", id: key(4), label: "" }] },
      ],
    },
    {
      kind: "possible",
      id: key(9),
      name: "Ana Rivera",
      dob: null,
      phone: "3055550142",
      records: [{ kind: "lead", id: key(9), label: "Silver" }],
      keys: [key(9)],
      canDecide: true,
    },
  ],
  policies: [
    {
      ...policy,
      id: key(1),
      key: key(1),
      label: "U7919905501 · Ambetter",
      status: "Effectuated",
      policyNumber: "U7919905501",
      carrier: "Ambetter",
      planName: "Clear Silver",
      members: 3,
      effectiveDate: "2026-01-01",
      terminationDate: null,
      paidThroughDate: "2026-09-30",
      premium: 1_353.47,
      memberResponsibility: 53.47,
      unpaid: { status: "Promise to Pay", graceEndDate: "2026-12-31" },
      lost: null,
      commissions: [
        { year: 2026, month: 8, amount: 60 },
        { year: 2026, month: 9, amount: 60.1 },
      ],
    },
    {
      ...policy,
      id: key(2),
      key: key(2),
      label: "W269598215 · Aetna CVS Health",
      status: "Terminated",
      policyNumber: "W269598215",
      carrier: "Aetna CVS Health",
      planName: "Silver 5: MinuteClinic + CVS Virtual Primary Care",
      members: 1,
      effectiveDate: "2025-01-01",
      terminationDate: "2025-12-31",
      paidThroughDate: "2025-12-31",
      premium: null,
      memberResponsibility: null,
      unpaid: null,
      lost: { status: "New", lostDate: "2025-12-31" },
      commissions: [],
    },
  ],
  records: [
    {
      kind: "application",
      id: key(3),
      key: key(3),
      name: "Ana María Rivera-Diaz",
      label: "Oscar Health · Silver 94",
      status: "Assigned",
      agent: "Oscar Rivera",
      date: at,
    },
    {
      kind: "lead",
      id: key(4),
      key: key(4),
      name: "Ana Rivera",
      label: "",
      status: null,
      agent: null,
      date: "2024-03-01T12:00:00.000Z",
    },
  ],
  household: [
    { id: null, name: "Ana Rivera", relation: null, dob: "1967-01-05" },
    { id: key(5), name: "Luis Cruz", relation: "spouse", dob: "1965-07-14" },
  ],
  decisions: [{ id: key(6), kind: "same", createdBy: "Marcus Delgado", createdDate: at }],
  canDecide: true,
  timeline: {
    hasMore: true,
    entries: [
      {
        id: "note 1",
        kind: "note",
        at,
        by: "Marcus Delgado",
        record: null,
        what: null,
        text: "Prefers calls before noon.",
        attachment: { noteId: key(7), name: "letter.pdf" },
      },
      {
        id: "status 1",
        kind: "status",
        at,
        by: null,
        record: unpaidPolicy,
        what: "Promise to Pay",
        text: "Pays on Friday",
        attachment: null,
      },
    ],
  },
};

/** A person with one lead, and nothing else. */
export const leadOnly: Person = {
  ...ana,
  otherNames: [],
  dob: null,
  age: null,
  language: null,
  emails: [],
  addresses: [],
  agents: [],
  doNotCall: true,
  coverage: { state: "none", date: null },
  attention: [],
  policies: [],
  records: ana.records.slice(1),
  household: [],
  decisions: [],
  canDecide: false,
  timeline: { entries: [], hasMore: false },
};
