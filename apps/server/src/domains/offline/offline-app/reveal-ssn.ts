import { and, eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { offlineSsns } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import type { Revealed } from "../../../http/revealed.ts";
import type { BoundList } from "../../../lists/list.ts";
import { type RevealRequest, revealValue } from "../../../reveals/reveal-value.ts";
import type { Services } from "../../../services/services.ts";
import { ssnContext } from "./encryption-contexts.ts";
import { requireApplication } from "./require-application.ts";

interface RevealSsn extends RevealRequest {
  readonly id: string;
  /** A household member; otherwise the primary person. */
  readonly memberId?: string | undefined;
}

/**
 * A person's full SSN.
 * @throws Failure 404, 429 as `revealValue`
 */
export function revealSsn(
  services: Pick<Services, "database" | "encryption" | "clock" | "settings">,
  list: BoundList,
  caller: Caller,
  { id, memberId, ...request }: RevealSsn,
): Promise<Revealed<{ readonly ssn: string }>> {
  const personId = memberId ?? id;
  return revealValue(services, {
    ...request,
    caller,
    entity: `offline_applications/${id}`,
    secret: memberId === undefined ? "ssn" : `ssn of member ${memberId}`,
    read: async (transaction) => {
      await requireApplication(transaction, list, caller, id);
      const [stored] = await transaction
        .select({ encrypted: offlineSsns.encrypted })
        .from(offlineSsns)
        .where(and(eq(offlineSsns.applicationId, id), eq(offlineSsns.personId, personId)));
      if (!stored) throw notFound("This Social Security number");
      return { ssn: services.encryption.decrypt(stored.encrypted, ssnContext(personId)) };
    },
  });
}
