import { eq, inArray } from "drizzle-orm";
import type { Database } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { screens, users } from "../src/db/schema/index.ts";
import { approve, submit } from "../src/domains/screens/screens/approval.ts";
import { createScreen } from "../src/domains/screens/screens/create-screen.ts";
import { publish } from "../src/domains/screens/screens/publication.ts";
import { runWorkflowStep, type WorkflowResult } from "../src/domains/screens/screens/workflow-step.ts";
import { businessClock } from "../src/time/business-clock.ts";
import { screenDocument } from "./screen-calls.ts";

/**
 * A process that publishes a screen until a test kills it: `screen-child.ts <folder or URL> <id> <stay|finish>`. With
 * `stay`, it never commits the transaction after publishing.
 */
const [urlOrFolder = "", screenId = "", task] = process.argv.slice(2);

// Keeps the process alive while it waits for nothing else.
setInterval(() => {}, 60_000);
const { database } = urlOrFolder.startsWith("postgres")
  ? openPostgres(urlOrFolder, () => {})
  : await openFolder(urlOrFolder);
const services = { database, clock: businessClock(), settings: { invalidate: () => {} } };
const [author, approver] = await callers("admin@portico.test", "approver@portico.test");

const { id } = await createScreen(services, {
  caller: author,
  once: inOne,
  body: { document: JSON.stringify(screenDocument({ id: screenId })) },
});
await take(author, "submitted", (step) => submit(step, undefined));
await take(approver, "approved", (step) => approve(step, undefined));
console.log("approved");
await take(author, "published", publish, task === "stay");
console.log("done");

async function take(
  caller: typeof author,
  result: WorkflowResult,
  work: Parameters<typeof runWorkflowStep>[3],
  stays = false,
): Promise<void> {
  const [screen] = await database.select().from(screens).where(eq(screens.id, id));
  const once: typeof inOne = (over, write) =>
    inOne(over, async (transaction) => {
      const response = await write(transaction);
      if (stays) {
        console.log("wrote");
        await new Promise(() => {});
      }
      return response;
    });
  await runWorkflowStep(
    services,
    { params: { id }, caller, expectedVersion: screen?.version, once },
    result,
    work,
  );
}

function inOne<ResponseBody>(
  over: Database,
  work: (transaction: Database) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  return over.transaction(work);
}

async function callers(...emails: readonly [string, string]) {
  const found = await database
    .select()
    .from(users)
    .where(inArray(users.email, [...emails]));
  const [first, second] = emails.map((email) => {
    const user = found.find((each) => each.email === email);
    if (!user) throw new Error(`There is no user ${email}.`);
    const rights = {
      roles: ["administrator", "agent"],
      claims: ["admin.Policy"],
      grants: [],
      hasOwnPassword: true,
    };
    return { sessionId: user.id, userId: user.id, contactId: null, agentId: null, ...rights };
  });
  if (!first || !second) throw new Error("Two are needed.");
  return [first, second] as const;
}
