import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";
import { screenVersionNumber } from "../schemas/screen-id.ts";
import { screenStatuses } from "./screens.ts";

/** The maximum length of a screen's document, in characters. */
export const maxScreenDocument = 100_000;
/** The maximum number of screens that are not retired. */
export const maxScreens = 200;
/** The maximum length of a comment on a workflow step. */
export const maxScreenComment = 500;

const id = z.uuid("An id is a UUID.");
const params = z.strictObject({ id });
/** A text that any database can store. */
const text = (most: number) =>
  z
    .string()
    .max(most, `At most ${most} characters`)
    .refine((given) => !given.includes("\0"), "The character NUL is none of a text");
const document = text(maxScreenDocument)
  .min(1, "A screen has a document")
  .describe("The screen as JSON. A draft may be anything; what is submitted can be shown.");
const comment = text(maxScreenComment).trim();
const reason = comment.min(1, "Say why in a comment");

const person = z.string().describe("A person's name.");
const moment = z.iso.datetime();

/** The workflow state of a version. */
export const screenVersionStates = [
  "draft",
  "submitted",
  "approved",
  "published",
  "replaced",
  "retired",
] as const;

const version = z.object({
  number: screenVersionNumber,
  state: z
    .enum(screenVersionStates)
    .describe(
      "`replaced` and `retired` were published once and can be published again, `retired` once it is approved again.",
    ),
  title: z.string(),
  author: person.describe("Who wrote it last."),
  createdDate: moment,
  updatedDate: moment,
  comment: z.string().nullable().describe("Of who submitted it: what is new."),
  submittedBy: person.nullable(),
  submittedDate: moment.nullable(),
  decision: z.string().nullable().describe("Of who approved it or gave it back."),
  decidedBy: person.nullable(),
  decidedDate: moment.nullable(),
  publishedBy: person.nullable(),
  publishedDate: moment.nullable().describe("When it was last published."),
});
/** A version of a screen without its document. */
export type ScreenVersion = z.infer<typeof version>;

const screen = z.object({
  id,
  version: z.number().int().describe("Of the row, for If-Match."),
  screenId: z.string().describe("The `id` of its document; it never changes."),
  title: z.string(),
  status: z.enum(screenStatuses),
  publishedVersion: screenVersionNumber.nullable(),
  retiredBy: person.nullable().describe("Who took it away; null while it is not retired."),
  retiredDate: moment.nullable(),
  retiredReason: z.string().nullable(),
  workVersion: screenVersionNumber.nullable().describe("The one that is a draft, submitted or approved."),
  isOwnWork: z
    .boolean()
    .describe("Whether the caller wrote or submitted the version in work, and so cannot approve it."),
  versions: z.array(version).describe("The newest first."),
});
/** A custom screen with its versions. */
export type AddedScreen = z.infer<typeof screen>;

const people = z.object({
  count: z.number().int(),
  people: z.array(z.string()).describe("The first twenty by name."),
});

const impact = z.object({
  access: z.object({
    before: z.number().int().describe("How many people can open the screen now."),
    after: z.number().int().describe("How many could."),
    gains: people,
    loses: people,
  }),
  sensitive: z
    .array(
      z.object({
        path: z.string(),
        field: z.string(),
        label: z.string(),
        kind: z.string().describe("The contract's mark: ssn, card, name, birth, contact."),
      }),
    )
    .describe("Personal fields that are shown newly."),
  slow: z
    .array(
      z.object({
        path: z.string(),
        name: z.string(),
        label: z.string(),
        use: z.enum(["filter", "sort"]),
      }),
    )
    .describe("Filters and orders that no index of the database serves."),
  preferences: z.object({
    people: z.number().int().describe("How many have arranged the screen."),
    columns: z
      .array(z.object({ field: z.string(), people: z.number().int() }))
      .describe("Columns they arranged that go, with how many did."),
  }),
  links: z
    .array(
      z.object({
        path: z.string().describe("Below /portal/."),
        change: z.enum(["new", "gone", "moved"]).describe("Moved: to another place in the sidebar."),
        from: z.array(z.string()).describe("Titles of other added screens that lead there."),
      }),
    )
    .describe("Addresses that change."),
});
/** The effects of publishing a document, by user. */
export type ScreenImpact = z.infer<typeof impact>;

const step = { params, body: z.strictObject({ comment: comment.optional() }), answer: screen };

/** The schemas of the calls on custom screens. */
export const screenSchemas = {
  "screens.create": { body: z.strictObject({ document }), answer: screen },
  "screens.impact": { body: z.strictObject({ document }), answer: impact },
  "screens.get": { params, answer: screen },
  "screens.version": {
    params: z.strictObject({ id, number: z.coerce.number().pipe(screenVersionNumber) }),
    answer: version.extend({ document: z.string() }),
  },
  "screens.save": { params, body: z.strictObject({ document }), answer: screen },
  "screens.submit": step,
  "screens.withdraw": { params, answer: screen },
  "screens.approve": step,
  "screens.return": { params, body: z.strictObject({ comment: reason }), answer: screen },
  "screens.publish": { params, answer: screen },
  "screens.rollBack": { params, body: z.strictObject({ number: screenVersionNumber }), answer: screen },
  "screens.retire": step,
} satisfies Record<string, CallSchemas>;
