import {
  atMost,
  type CallSchemas,
  recordId,
  screenVersionNumber,
  storedText,
} from "@portico/endpoints/schemas";
import * as z from "zod";
import { screenStatuses } from "./screens.ts";

/** The maximum length of a screen's document, in characters. */
export const maxScreenDocument = 100_000;
/** The maximum number of screens that are not retired. */
export const maxScreens = 200;
/** The maximum length of a comment on a workflow step. */
export const maxScreenComment = 500;

const id = recordId;
const params = z.strictObject({ id });
const hasNoNul = (given: string) => !given.includes("\0");
const noNul = "Can't contain the character NUL";
const document = z
  .string()
  .max(maxScreenDocument, atMost(maxScreenDocument))
  .refine(hasNoNul, noNul)
  .min(1, "Document is required")
  .describe("The screen as JSON. A draft can be invalid; a submitted version can't.");
const comment = storedText(maxScreenComment).refine(hasNoNul, noNul);
const reason = comment.min(1, "Enter a comment");

const person = z.string().describe("The person's name.");
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
      "`replaced` and `retired` versions can be published again; `retired` ones need a new approval.",
    ),
  title: z.string(),
  author: person.describe("Who last edited it."),
  createdDate: moment,
  updatedDate: moment,
  comment: z.string().nullable().describe("The submitter's comment: what's new."),
  submittedBy: person.nullable(),
  submittedDate: moment.nullable(),
  decision: z.string().nullable().describe("The comment of the person who approved it or requested changes."),
  decidedBy: person.nullable(),
  decidedDate: moment.nullable(),
  publishedBy: person.nullable(),
  publishedDate: moment.nullable().describe("When it was last published."),
});
/** A version of a screen without its document. */
export type ScreenVersion = z.infer<typeof version>;

const screen = z.object({
  id,
  version: z.number().int().describe("The version of the row, for If-Match."),
  screenId: z.string().describe("The `id` in its document. Never changes."),
  title: z.string(),
  status: z.enum(screenStatuses),
  publishedVersion: screenVersionNumber.nullable(),
  retiredBy: person.nullable().describe("Who retired it. Null if it isn't retired."),
  retiredDate: moment.nullable(),
  retiredReason: z.string().nullable(),
  workVersion: screenVersionNumber
    .nullable()
    .describe("The version in progress: draft, submitted or approved."),
  isOwnWork: z
    .boolean()
    .describe("Whether the caller wrote or submitted the version in progress, and so can't approve it."),
  versions: z.array(version).describe("Newest first."),
});
/** A custom screen with its versions. */
export type AddedScreen = z.infer<typeof screen>;

const people = z.object({
  count: z.number().int(),
  people: z.array(z.string()).describe("The first 20 by name."),
});

const impact = z.object({
  access: z.object({
    before: z.number().int().describe("The number of people who can open the screen now."),
    after: z.number().int().describe("The number of people who could open it."),
    gains: people,
    loses: people,
  }),
  sensitive: z
    .array(
      z.object({
        path: z.string(),
        field: z.string(),
        label: z.string(),
        kind: z.string().describe("The type of personal data: ssn, card, name, birth or contact."),
      }),
    )
    .describe("Personal fields that are newly shown."),
  slow: z
    .array(
      z.object({
        path: z.string(),
        name: z.string(),
        label: z.string(),
        use: z.enum(["filter", "sort"]),
      }),
    )
    .describe("Filters and sort orders without a database index."),
  preferences: z.object({
    people: z.number().int().describe("The number of people who customized the screen."),
    columns: z
      .array(z.object({ field: z.string(), people: z.number().int() }))
      .describe("Customized columns that would be removed, with the number of people."),
  }),
  links: z
    .array(
      z.object({
        path: z.string().describe("The path below /portal/."),
        change: z.enum(["new", "gone", "moved"]).describe("`moved`: to another position in the sidebar."),
        from: z.array(z.string()).describe("Titles of other custom screens that link there."),
      }),
    )
    .describe("Paths that change."),
});
/** The effects of publishing a document, by user. */
export type ScreenImpact = z.infer<typeof impact>;

const step = { params, body: z.strictObject({ comment: comment.optional() }), response: screen };

/** The schemas of the calls on custom screens. */
export const screenSchemas = {
  "screens.create": { body: z.strictObject({ document }), response: screen },
  "screens.impact": { body: z.strictObject({ document }), response: impact },
  "screens.get": { params, response: screen },
  "screens.version": {
    params: z.strictObject({ id, number: z.coerce.number().pipe(screenVersionNumber) }),
    response: version.extend({ document: z.string() }),
  },
  "screens.save": { params, body: z.strictObject({ document }), response: screen },
  "screens.submit": step,
  "screens.withdraw": { params, response: screen },
  "screens.approve": step,
  "screens.return": { params, body: z.strictObject({ comment: reason }), response: screen },
  "screens.publish": { params, response: screen },
  "screens.rollBack": { params, body: z.strictObject({ number: screenVersionNumber }), response: screen },
  "screens.retire": step,
} satisfies Record<string, CallSchemas>;
