import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";
import { externalId } from "../../schemas/marketplace-application.ts";
import { timelineKinds } from "./people.ts";
import { recordKind } from "./search.schemas.ts";

const day = z.iso.date();
const moment = z.iso.datetime();
const text = z.string();
const amount = z.number();

/** A record's ID as its own calls name it. Any record that the caller can see finds its person. */
const personId = z
  .union([recordId, externalId])
  .meta({ description: "The ID of a record of the person that the caller can see." });

/** A record that the caller can see. */
const record = z.object({
  kind: recordKind,
  id: text.describe("As the calls of its kind name it."),
  name: text.describe("The name on the record."),
  label: text.describe("What tells it apart from others: a policy's number, a carrier, a plan."),
  status: text.nullable(),
  agent: text.nullable().describe("Whose it is."),
  date: moment.nullable().describe("When it was created, or a Marketplace application was fetched."),
  isOpen: z
    .boolean()
    .describe("Whether it is a Marketplace application without an enrollment, which can be continued there."),
  key: z.uuid().describe("Its ID among all records of people, for decisions."),
});

const recordRef = z.object({ kind: recordKind, id: text, label: text });

/** A value, with the records that have it. */
const found = z.object({ value: text, records: z.array(recordRef) });

/** A date of birth, with the records that have it. */
const foundBirth = z.object({
  value: day,
  records: z.array(
    recordRef.extend({
      key: z.uuid(),
      canChange: z.boolean().describe("Whether the caller may correct it here."),
    }),
  ),
});

/** A file that is attached to a note. */
const document = z.object({
  noteId: z.uuid(),
  name: text,
  size: z.number().int().nullable().describe("Bytes."),
  at: moment,
  by: text.nullable(),
  record: recordRef.nullable().describe("Null for a note on the person."),
});

const policy = record.extend({
  policyNumber: text,
  carrier: text.nullable(),
  planName: text,
  members: z.number().int(),
  effectiveDate: day,
  terminationDate: day.nullable(),
  paidThroughDate: day.nullable(),
  premium: amount.nullable().describe("Dollars a month, before the tax credit."),
  memberResponsibility: amount.nullable().describe("Dollars a month."),
  unpaid: z
    .object({ status: text.nullable(), graceEndDate: day })
    .nullable()
    .describe("Its entry in the list of unpaid policies."),
  lost: z
    .object({ status: text.nullable(), lostDate: day })
    .nullable()
    .describe("Its entry in the list of lost policies."),
  commissions: z
    .array(z.object({ year: z.number().int(), month: z.number().int(), amount }))
    .describe("Commissions received in the last twelve months."),
});

/** What someone should do or know first. */
const attention = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("unpaid"), record: recordRef, graceEndDate: day }),
  z.object({ kind: z.literal("lost"), record: recordRef, lostDate: day }),
  z.object({ kind: z.literal("consent"), record: recordRef, sentDate: moment, expiresDate: moment }),
  z
    .object({
      kind: z.literal("followUp"),
      id: z.uuid(),
      record: recordRef,
      name: text.nullable().describe("The name in the list of follow-ups."),
      what: text.describe("The kind of follow-up."),
      dueDate: day,
      dueTime: text.nullable(),
      isOverdue: z.boolean(),
      agent: text,
      note: text.nullable(),
    })
    .describe("An open follow-up."),
  z
    .object({ kind: z.literal("draft"), id: z.uuid(), name: text, savedDate: moment })
    .describe("An unfinished offline application of the caller."),
  z
    .object({
      kind: z.literal("unmatched"),
      id: text.describe("The line."),
      carrier: text,
      policyNumber: text,
      year: z.number().int(),
      month: z.number().int(),
      amount,
    })
    .describe("A commission that matches no policy. Only for those who may match it."),
  z
    .object({ kind: z.literal("births"), values: z.array(foundBirth) })
    .describe("Dates of birth that disagree."),
  z.object({
    kind: z.literal("possible"),
    id: text.describe("The other person."),
    name: text,
    dob: day.nullable(),
    phone: text.nullable(),
    records: z.array(recordRef),
    keys: z.array(z.uuid()),
    canDecide: z.boolean().describe("Whether the caller sees all records of both, and may decide."),
  }),
]);

/** An event of a timeline. */
const timelineEntry = z.object({
  id: text,
  kind: z.enum(timelineKinds),
  at: moment,
  by: text.nullable().describe("Null for the system, and for clients."),
  record: recordRef.nullable().describe("Null for what concerns the person."),
  what: text
    .nullable()
    .describe(
      "A status, an agent, a consent's answer, the kind and status of a follow-up, the labels of changed fields, an enrollment's state and year, or a message's channel, kind and state.",
    ),
  text: text.nullable().describe("A note or a comment."),
  attachment: z.object({ noteId: z.uuid(), name: text }).nullable(),
});

const timeline = z.object({ entries: z.array(timelineEntry), hasMore: z.boolean() });

const decision = z.object({
  id: z.uuid(),
  kind: z.enum(["same", "different"]),
  createdBy: text.nullable(),
  createdDate: moment,
});

const keys = z.array(recordId).min(1).max(1_000);
const personIdLeft = text.nullable().describe("A person whom it is about. Null if all records were deleted.");
const decided = z.object({ id: z.uuid().describe("The decision, to undo it."), personId: personIdLeft });

/** The maximum number of files on a person's page. */
export const maxDocuments = 100;

/** The number of events on a page of a timeline. */
export const timelinePageSize = 50;

/** The schemas of the calls on people. */
export const peopleSchemas = {
  "people.get": {
    params: z.strictObject({ id: personId }),
    response: z.object({
      id: text.describe("The person, by a record that the caller can see."),
      name: text,
      otherNames: z.array(text),
      dob: day.nullable(),
      age: z.number().int().nullable().describe("In years, today."),
      language: text.nullable(),
      doNotCall: z.boolean().describe("Whether a record's status says not to call."),
      phones: z.array(found),
      emails: z.array(found),
      addresses: z.array(found),
      agents: z.array(text),
      coverage: z.object({
        state: z.enum(["covered", "grace", "future", "ended", "none"]),
        date: day
          .nullable()
          .describe("The last day, or the first one of future coverage. Null if it is open."),
      }),
      attention: z.array(attention),
      policies: z.array(policy).describe("Latest first."),
      records: z.array(record).describe("All other records, latest first."),
      household: z
        .array(
          z.object({
            id: text.nullable().describe("The person. Null if it is this one."),
            name: text,
            relation: text.nullable(),
            dob: day.nullable(),
          }),
        )
        .describe("The people on the person's applications."),
      decisions: z
        .array(decision)
        .describe("Decisions that hold and that the caller may undo, latest first."),
      canDecide: z.boolean(),
      documents: z
        .object({ files: z.array(document), hasMore: z.boolean() })
        .describe("The files that are attached to notes, newest first."),
      timeline: timeline.describe("The first page."),
    }),
  },
  "people.timeline": {
    params: z.strictObject({ id: personId }),
    query: z.strictObject({
      pageNumber: z.coerce.number().int().min(1).max(10_000).default(1),
      kind: z.enum(timelineKinds).optional(),
    }),
    response: timeline,
  },
  "people.setBirthDate": {
    params: z.strictObject({ id: personId }),
    body: z.strictObject({
      key: recordId.describe("The record to correct."),
      dob: day.describe("That of another record of the person."),
    }),
    response: z.null(),
  },
  "people.previewMerge": {
    body: z.strictObject({ keys: keys.describe("A record of each of the two people.").min(2).max(2) }),
    response: z.object({
      people: z.array(z.object({ name: text, dob: day.nullable(), records: z.array(record) })),
      replaced: z.array(decision).describe("Decisions that a merge ends, because they tell the two apart."),
    }),
  },
  "people.merge": {
    body: z.strictObject({ keys: keys.describe("A record of each of the two people.").min(2).max(2) }),
    response: decided,
  },
  "people.separate": {
    body: z.strictObject({
      keys: keys.describe("Records of one person."),
      otherKeys: keys.describe(
        "Records of another. All others of the same person that the caller can see stay with those of `keys`.",
      ),
    }),
    response: decided,
  },
  "people.undo": {
    params: z.strictObject({ decisionId: recordId }),
    response: z.object({ personId: personIdLeft }),
  },
} satisfies Record<string, CallSchemas>;
