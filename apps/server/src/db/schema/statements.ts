import { eq, getTableColumns, sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { fileLayouts } from "./file-layouts.ts";
import { identifierKey } from "./identifier-key.ts";
import { users } from "./identity.ts";
import { policies } from "./policies.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { fileColumns } from "./upload-columns.ts";

/**
 * Loads of commission statements: one file with the lines of one carrier and month. The lines of a load count as soon
 * as its state is `Loaded`. A deleted load stays as a record, with its lines.
 */
export const statementLoads = pgTable(
  "statement_loads",
  {
    ...fileColumns,
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** Null for lines that are older than statement loads. */
    formatId: uuid().references(() => fileLayouts.id),
    /** The layout when the file was sent. Later changes of it don't affect the load. */
    layout: jsonb(),
    year: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    /** SHA-256 of the file's content, in hex. Null for lines that are older than statement loads. */
    fileChecksum: text(),
    loadedRows: integer(),
    matchedRows: integer(),
    unmatchedRows: integer(),
    duplicateRows: integer(),
    /** Repeated headers, subtotals and totals. */
    skippedRows: integer(),
    /** The sum of the loaded lines. */
    amount: numeric({ precision: 14, scale: 2 }),
    deletedBy: uuid().references(() => users.id),
    deletedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.createdDate),
    uniqueIndex("statement_loads_month").on(table.carrierId, table.year, table.month).where(isActive()),
    uniqueIndex("statement_loads_content").on(table.fileChecksum).where(isActive()),
    check("statement_loads_of_month", sql`${table.month} between 1 and 12`),
  ],
);

/** A carrier and month has at most one of these, and so has a file's content. */
function isActive() {
  return sql`state in ('Waiting', 'Loading', 'Loaded') and not is_dry_run`;
}

/** The lines of statements, including those of loads that are not finished. Read them from `commissionLines`. */
export const statementLines = pgTable(
  "statement_lines",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    loadId: uuid()
      .notNull()
      .references(() => statementLoads.id),
    /** The line's number in the file. */
    line: integer().notNull(),
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** The year of the month that the commission is for. It can differ from the statement's. */
    year: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    policyNumber: text().notNull(),
    insuredName: text().notNull(),
    searchText: searchText("policy_number", "insured_name"),
    /** Null until the line is matched with a policy. */
    policyId: uuid().references(() => policies.id),
    /** The agent of the policy's term in that month. Null without a policy. */
    agentId: uuid().references(() => agents.id),
    /**
     * The members of the policy's term in that month. Without a policy, as in the file, or 0. Negative for chargebacks,
     * which have the members that the file names, if it names any.
     */
    members: integer().notNull(),
    /** In dollars, negative for chargebacks. */
    amount: numeric({ precision: 12, scale: 2 }).notNull(),
    /** The user who matched the line. Null if it was matched by its policy number. */
    matchedBy: uuid().references(() => users.id),
    matchedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    uniqueIndex("statement_lines_of_load").on(table.loadId, table.line),
    index("statement_lines_of_policy").on(table.policyId, table.year, table.month),
    index("statement_lines_by_month").on(table.year, table.month, table.id),
    index("statement_lines_of_agent").on(table.agentId, table.year, table.month, table.id),
    index("statement_lines_of_carrier").on(table.carrierId, table.year, table.month, table.id),
    index("statement_lines_unmatched")
      .on(table.carrierId, identifierKey(table.policyNumber))
      .where(sql`${table.policyId} is null`),
    index("statement_lines_by_number").on(sortKey(table.policyNumber), table.id),
    index("statement_lines_number_trigrams").using(
      "gin",
      sql`${identifierKey(table.policyNumber)} gin_trgm_ops`,
    ),
    index("statement_lines_name_trigrams").using("gin", table.insuredName.op("gin_trgm_ops")),
    index("statement_lines_search").using("gin", table.searchText.op("gin_trgm_ops")),
    check("statement_lines_month", sql`${table.month} between 1 and 12`),
  ],
);

/** The lines of loaded statements: what carriers paid. */
export const commissionLines = pgView("commission_lines").as((query) =>
  query
    .select(getTableColumns(statementLines))
    .from(statementLines)
    .innerJoin(statementLoads, eq(statementLoads.id, statementLines.loadId))
    .where(eq(statementLoads.state, sql`'Loaded'`)),
);

/** Lines of a statement file that were not loaded, with the reason. */
export const statementProblems = pgTable(
  "statement_problems",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    loadId: uuid()
      .notNull()
      .references(() => statementLoads.id),
    line: integer().notNull(),
    kind: text({ enum: ["Duplicate", "Refused", "Skipped", "Not loaded"] }).notNull(),
    reason: text().notNull(),
    /** As in the file. */
    policyNumber: text(),
    insuredName: text(),
    amount: text(),
  },
  (table) => [uniqueIndex("statement_problems_of_load").on(table.loadId, table.line)],
);

/** The sums of `commissionLines` by carrier, agent and month. Updated with the lines. */
export const commissionTotals = pgTable(
  "commission_totals",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** Null for lines without a policy. */
    agentId: uuid().references(() => agents.id),
    year: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    lines: integer().notNull(),
    /** The number of different policies. */
    policies: integer().notNull(),
    members: integer().notNull(),
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex("commission_totals_month").on(table.carrierId, table.year, table.month, table.agentId),
    index("commission_totals_of_agent").on(table.agentId, table.year, table.month),
  ],
);
