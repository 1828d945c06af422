import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { offlineSsns } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import type { BoundList } from "../../lists/list.ts";
import type { Services } from "../../services/services.ts";
import { ssnContext } from "./encryption-contexts.ts";
import { requireApplication } from "./require-application.ts";

interface Reveal {
  readonly id: string;
  /** A household member; otherwise the primary person. */
  readonly memberId?: string | undefined;
  readonly reason: string;
}

/**
 * A person's full SSN. Who saw it and why is recorded first.
 * @throws Failure 404
 */
export async function revealSsn(
  { database, encryption }: Pick<Services, "database" | "encryption">,
  list: BoundList,
  caller: Caller,
  { id, memberId, reason }: Reveal,
): Promise<{ readonly ssn: string }> {
  await requireApplication(database, list, caller, id);
  const personId = memberId ?? id;
  const [stored] = await database
    .select({ encrypted: offlineSsns.encrypted })
    .from(offlineSsns)
    .where(and(eq(offlineSsns.applicationId, id), eq(offlineSsns.personId, personId)));
  if (!stored) throw notFound("This Social Security number");
  await recordAudit(database, {
    category: "reveal",
    createdBy: caller.userId,
    data1: `offline_applications/${id}`,
    data2: memberId === undefined ? "ssn" : `ssn of member ${memberId}`,
    result: `revealed: ${reason}`,
  });
  return { ssn: encryption.decrypt(stored.encrypted, ssnContext(personId)) };
}
