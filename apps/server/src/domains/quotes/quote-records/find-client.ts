import { eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { customers, leads } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import type { QuoteOwner } from "../quote-links.ts";

/** A lead or customer, with what a new quote starts from. */
export interface Client {
  readonly owner: QuoteOwner;
  readonly firstName: string;
  readonly dob: string | null;
  readonly sex: "M" | "F" | null;
  readonly zipCode: string | null;
  readonly phone: string;
  readonly email: string | null;
}

/**
 * A lead or customer that the caller may see.
 * @throws Failure 404 otherwise
 */
export async function findClient(
  { database }: Pick<Services, "database">,
  list: BoundList,
  { id, caller }: { readonly id: string; readonly caller: Caller },
): Promise<Client> {
  const isLead = list.id === "leads.list";
  const missing = notFound(isLead ? "This lead" : "This customer");
  if (!(await findRow(database, list, caller, id, ["id"]))) throw missing;
  if (isLead) {
    const [lead] = await database.select().from(leads).where(eq(leads.id, id));
    if (!lead) throw missing;
    const { firstName, lastName, dob, sex, zipCode, phone } = lead;
    return { owner: { leadId: id }, firstName: firstName || lastName, dob, sex, zipCode, phone, email: null };
  }
  const [customer] = await database.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw missing;
  const { firstName, dob, sex, phone, email } = customer;
  return { owner: { customerId: id }, firstName, dob, sex, zipCode: null, phone, email };
}
