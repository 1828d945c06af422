import { parseRawJson } from "@portico/contract/features/marketplace/ncba.schemas";
import { eq, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { ncba } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import { nameOfUser } from "../../../identity/person-name.ts";
import { findRow } from "../../../lists/find-row.ts";
import { bindList } from "../../../lists/list.ts";
import { demoRecords } from "./demo-records.ts";

/** The specification fixes the lookup of account numbers to this value. */
const accountNumber = "••••••6789";

const value = (name: string) => sql`(${ncba.raw} ->> ${sql.raw(`'${name}'`)})`;

/** Online applications of consumers. The agents who received them see them. */
export const ncbaFeature = feature({
  list: {
    id: "ncba.list",
    scope: "OfflineApp",
    table: ncba,
    fields: {
      createdBy: nameOfUser(ncba.createdBy),
      fullName: sql`btrim(coalesce(${value("firstName")}, '') || ' ' || coalesce(${value("lastName")}, ''))`,
      phone: value("phone"),
      email: value("email"),
      state: value("state"),
      rawJSON: sql`${ncba.raw}::text`,
    },
  },
  category: "offline-application",
  crud: {
    columns: ({ body, before, caller }) => ({
      agentId: before?.agentId ?? ownAgent(caller),
      status: body.status,
      raw: parseRawJson(body.rawJSON) ?? {},
    }),
    detail: async (id, { database }) => {
      const [record] = await database.select({ raw: ncba.raw }).from(ncba).where(eq(ncba.id, id));
      const raw = record?.raw ?? {};
      const own = ["id", "version", "createdDate", "createdBy", "status", "fullName", "values"];
      const merged = Object.entries(raw).filter(([name]) => !own.includes(name));
      return { ...Object.fromEntries(merged), accountNumber, values: valuesOf(raw) };
    },
  },
  handlers: (services, { lists }) => ({
    "accountNumber.detail": async ({ params: { id }, caller }) => {
      const list = bindList(lists["ncba.list"], services);
      const found = await findRow(services.database, list, signedIn(caller), id, ["id"]);
      if (!found) throw notFound("This consumer record");
      return { id, accountNumber };
    },
  }),
  demoRows: demoRecords,
});

/** The values as texts, in order. */
function valuesOf(raw: Readonly<Record<string, unknown>>) {
  return Object.entries(raw).map(([name, part]) => ({
    name,
    value: typeof part === "string" ? part : JSON.stringify(part),
  }));
}

/** @throws Failure 403 without an agent, because nobody would own the record */
function ownAgent({ agentId }: Caller): string {
  if (agentId !== null) return agentId;
  throw new Failure(
    403,
    "You can't create consumer records because your account isn't linked to an agent. Ask a security administrator to link it.",
  );
}
