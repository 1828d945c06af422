import { setAuthor } from "../src/db/author.ts";
import { carriers, policies, statusChanges } from "../src/db/schema/index.ts";
import { refreshUnpaidAndLost } from "../src/domains/policies/policy-work/refresh/refresh-unpaid-and-lost.ts";
import { entryId } from "../src/reference/seed.ts";
import type { Services } from "../src/services/services.ts";

/** The number of policies to create for an account, by kind. */
export interface WishedPolicies {
  readonly inForce?: number;
  /** Three months behind. Every second one has a tax credit, starting with the first. */
  readonly unpaid?: number;
  /**
   * Every second one is lost because the agent of record changed, the others, including the first, because they were
   * terminated.
   */
  readonly lost?: number;
}

const names = ["Ada Byron", "Grace Hopper", "Mary Jackson", "Ida Rhodes", "Jean Bartik", "Radia Perlman"];
const lostFor = 20;

/** Creates policies of one agent with numbers that start with `prefix`. Returns the numbers in order. */
export async function makeOwnPolicies(
  { database, clock }: Pick<Services, "database" | "clock">,
  { agentId, prefix, wishes }: { agentId: string; prefix: string; wishes: WishedPolicies },
): Promise<Record<keyof WishedPolicies, string[]>> {
  const today = clock.today();
  const [carrier] = await database.select({ id: carriers.id }).from(carriers).orderBy(carriers.name).limit(1);
  if (!carrier) throw new Error("There is no carrier for the policies.");
  const kinds = ["inForce", "unpaid", "lost"] as const;
  const wished = kinds.flatMap((kind) =>
    Array.from({ length: wishes[kind] ?? 0 }, (_, index) => ({ kind, isSecond: index % 2 === 1 })),
  );
  const made = wished.map(({ kind, isSecond }, index) => {
    const [firstName = "", lastName = ""] = (names[index % names.length] ?? "").split(" ");
    return {
      kind,
      policyNumber: `${prefix}-${String(index + 1).padStart(3, "0")}`,
      carrierId: carrier.id,
      agentId,
      firstName,
      lastName,
      dob: "1980-05-17",
      planName: "Silver Simple Everyday Standard Plus",
      numberOfMembers: 1 + (index % 4),
      aor: "Portico Agency",
      memberResponsibility: "60.00",
      premium: isSecond ? "60.00" : "400.00",
      effectiveDate: endOfMonth(today, -8),
      address: "1 Harbor Street",
      city: "Miami",
      county: "Miami-Dade",
      state: "FL",
      zipCode: "33134",
      phone: "3055550142",
      email: "ada.byron@example.com",
      ...factsOf(kind, isSecond, today),
    };
  });
  await database.transaction(async (transaction) => {
    if (made.length === 0) return;
    await setAuthor(transaction, null);
    const rows = await transaction.insert(policies).values(made).returning();
    await transaction
      .insert(statusChanges)
      .values(rows.map(({ id, statusId }) => ({ entity: "policies", entityId: id, statusId })));
    await refreshUnpaidAndLost(transaction, { today, by: null });
  });
  const numbersOf = (wanted: string) =>
    made.filter(({ kind }) => kind === wanted).map(({ policyNumber }) => policyNumber);
  return { inForce: numbersOf("inForce"), unpaid: numbersOf("unpaid"), lost: numbersOf("lost") };
}

function factsOf(kind: keyof WishedPolicies, isSecond: boolean, today: string) {
  const statusId = entryId("policyStatus", kind === "lost" && !isSecond ? "TERMINATED" : "EFFECTUATED");
  const paidThroughDate = endOfMonth(today, kind === "unpaid" ? -3 : 0);
  if (kind !== "lost") return { statusId, paidThroughDate };
  const day = daysBefore(today, lostFor);
  return {
    statusId,
    paidThroughDate,
    ...(isSecond ? { brokerTerminationDate: day } : { terminationDate: day }),
  };
}

/** The last day of the month that is this many months after the given day's. */
export function endOfMonth(day: string, months: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
