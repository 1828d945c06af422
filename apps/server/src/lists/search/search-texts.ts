import type { PgColumn } from "drizzle-orm/pg-core";
import {
  customers,
  leads,
  marketplaceApplications,
  offlineApplications,
  paidLines,
  policies,
  statementLines,
} from "../../db/schema/index.ts";

/** A stored text for searches, with the columns whose values it has. */
interface SearchText {
  readonly text: PgColumn;
  readonly of: readonly PgColumn[];
}

/** The stored texts of large tables. Searches of other tables compare their columns. */
export const searchTexts: readonly SearchText[] = [
  {
    text: policies.searchText,
    of: [policies.policyNumber, policies.insuredName, policies.zipCode, policies.phone],
  },
  { text: leads.searchText, of: [leads.contactName, leads.phone, leads.zipCode] },
  { text: customers.searchText, of: [customers.fullName, customers.email, customers.phone] },
  { text: statementLines.searchText, of: [statementLines.policyNumber, statementLines.insuredName] },
  {
    text: marketplaceApplications.searchText,
    of: [
      marketplaceApplications.exchangeAssignedId,
      marketplaceApplications.customerName,
      marketplaceApplications.userPhone,
      marketplaceApplications.userEmail,
      marketplaceApplications.userAddressZipCode,
    ],
  },
  {
    text: offlineApplications.searchText,
    of: [
      offlineApplications.fullName,
      offlineApplications.phone,
      offlineApplications.email,
      offlineApplications.zipCode,
    ],
  },
  { text: paidLines.searchText, of: [paidLines.policyNumber, paidLines.insuredName] },
];
