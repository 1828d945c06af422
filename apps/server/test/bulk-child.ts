import { asc, eq } from "drizzle-orm";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { policies, users } from "../src/db/schema/index.ts";
import { assign } from "../src/feature/work/assign.ts";
import { boundPolicies } from "./bound-policies.ts";

/**
 * A process that assigns policies until a test kills it: `bulk-child.ts <folder or URL> <agent> <stay|finish>`. With
 * `stay`, it never commits the transaction after writing all rows.
 */
const [urlOrFolder = "", agentId = "", task] = process.argv.slice(2);
const rows = 2_000;

// Keeps the process alive while it waits for nothing else.
setInterval(() => {}, 60_000);
const { database } = urlOrFolder.startsWith("postgres")
  ? openPostgres(urlOrFolder, () => {})
  : await openFolder(urlOrFolder);
const [admin] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
if (!admin) throw new Error("There is no administrator.");
const found = await database.select({ id: policies.id }).from(policies).orderBy(asc(policies.id)).limit(rows);
const caller = {
  sessionId: admin.id,
  userId: admin.id,
  contactId: null,
  agentId: null,
  roles: ["agent"],
  claims: ["hasFullAgentAccess"],
  grants: [],
  hasOwnPassword: true,
};
await database.transaction(async (transaction) => {
  const changed = await assign(
    transaction,
    { list: boundPolicies, table: policies, category: "policy", statusType: "policyStatus" },
    caller,
    {
      ids: found.map(({ id }) => id),
      agentId,
    },
  );
  console.log(`wrote ${changed.length}`);
  if (task === "stay") await new Promise(() => {});
});
console.log("done");
