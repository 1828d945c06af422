import type { FieldOf } from "@portico/contract";
import { sql } from "drizzle-orm";
import { carriers, contacts, policyUploads, users } from "../../db/schema/index.ts";
import { personName } from "../../identity/person-name.ts";
import type { FieldSource, List } from "../../lists/list.ts";

/** Uploads of policies, for all whom the call lets in. */
export const uploadList: List<"uploadPolicies.list"> = {
  id: "uploadPolicies.list",
  scope: "everyone",
  table: policyUploads,
  key: policyUploads.id,
  references: [{ from: policyUploads.carrierId, to: carriers.id }],
  fields: {
    id: policyUploads.id,
    version: policyUploads.version,
    fileName: policyUploads.fileName,
    carrier: carriers.name,
    state: policyUploads.state,
    readRows: policyUploads.readRows,
    newRows: policyUploads.newRows,
    changedRows: policyUploads.changedRows,
    unchangedRows: policyUploads.unchangedRows,
    refusedRows: policyUploads.refusedRows,
    warningRows: policyUploads.warningRows,
    createdBy: sql`(
      select ${personName} from ${users} left join ${contacts} on ${contacts.id} = ${users.contactId}
      where ${users.id} = ${policyUploads.createdBy}
    )`,
    createdDate: policyUploads.createdDate,
    finishedDate: policyUploads.finishedDate,
  } satisfies Record<FieldOf<"uploadPolicies.list">, FieldSource>,
};
