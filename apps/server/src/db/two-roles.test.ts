import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentedRoles, type TwoRoles } from "../../test/documented-roles.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { rowsOf } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { insertOnlyTables } from "./role-grants.ts";
import { audit } from "./schema/index.ts";

const newName = () => `two_${randomUUID().replaceAll("-", "")}`;
const open = (url: string, migrationUrl?: string) => openPostgres(url, () => {}, migrationUrl);

describe("the server's role, if another role owns the tables", () => {
  let roles: TwoRoles;
  let server: ReturnType<typeof open>;
  let superuser: ReturnType<typeof open>;
  beforeAll(async () => {
    roles = await documentedRoles(newName());
    server = open(roles.server, roles.owner);
    await server.prepare((database) =>
      recordAudit(database, { category: "note", createdBy: null, result: "kept" }),
    );
    superuser = open(roles.superuser);
    await superuser.database.execute(
      sql`insert into audit_seals (day, row_count, hash) values (current_date - 2, 0, 'kept')`,
    );
    await superuser.database.execute(
      sql`insert into row_history (entity, entity_id, version, changes) values ('kept', gen_random_uuid(), 1, '{}')`,
    );
  });
  afterAll(async () => {
    await server.close();
    await superuser.close();
  });

  /** The rows and triggers of append-only tables, as seen by a superuser. */
  const state = async () => {
    const rows = await Promise.all(
      insertOnlyTables.map((table) =>
        rowsOf(superuser.database, sql.raw(`select * from public.${table} order by 1, 2`)),
      ),
    );
    const objects = await rowsOf(
      superuser.database,
      sql`select pg_get_triggerdef(pg_trigger.oid) as trigger, tgenabled, tgfoid::regproc::text as calls, prosrc,
        relname, relacl::text as granted, relowner::regrole::text as owner
      from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where relnamespace = 'public'::regnamespace and not tgisinternal order by 1`,
    );
    return { rows, objects };
  };
  /** Runs statements on a separate connection and ignores their errors. */
  const attack = async (statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: roles.server });
    await client.connect();
    for (const statement of statements) await client.query(statement).catch(() => {});
    await client.end();
  };
  const named = (statement: string) =>
    statement.replaceAll("OWNER", roles.ownerRole).replaceAll("SERVER", roles.serverRole);

  it("causes no warning", async () => {
    expect(await server.roleWarning()).toBeUndefined();
  });

  it.each([
    [
      "update",
      "update TABLE set id = id",
      "update audit_seals set hash = ''",
      "update row_history set version = 2",
    ],
    ["delete", "delete from TABLE"],
    ["truncate", "truncate TABLE", "truncate TABLE cascade"],
    [
      "an upsert",
      "insert into audit select * from audit on conflict (id, occurred_at) do update set result = 'forged'",
    ],
    [
      "a partition",
      "insert into audit_earlier (category, result) values ('test', 'forged')",
      "update audit_earlier set result = 'forged'",
      "delete from audit_default",
      "truncate audit_earlier",
      "alter table audit detach partition audit_earlier",
      "alter table audit_earlier disable trigger all",
      "drop table audit_default",
      "create table audit_2999_12 partition of audit for values from ('2999-12-01') to ('3000-01-01')",
    ],
    ["a merge", "merge into audit using (select 1) as one on true when matched then delete"],
    ["a changing view", "create view pgboss.mine as select * from TABLE", "delete from pgboss.mine"],
    [
      "own functions",
      "create function pgboss.mine() returns void language sql security definer as 'delete from public.audit'",
      "select pgboss.mine()",
    ],
    ["disabling triggers", "alter table TABLE disable trigger all", "alter table TABLE disable trigger user"],
    ["replica mode", "set session_replication_role = replica", "delete from TABLE"],
    ["replica mode for all", "alter database NAME set session_replication_role = replica"],
    ["dropping the table", "drop table TABLE", "drop table TABLE cascade"],
    ["dropping the schema", "drop schema public cascade"],
    ["altering the table", "alter table TABLE add column mine text", "alter table TABLE rename to mine"],
    ["owning the table", "alter table TABLE owner to SERVER"],
    ["owning all", "reassign owned by OWNER to SERVER", "drop owned by OWNER cascade"],
    [
      "own triggers",
      "create function pgboss.skip() returns trigger language plpgsql as 'begin return null; end'",
      "create trigger mine before insert on TABLE for each row execute function pgboss.skip()",
      "drop trigger audit_is_insert_only on audit",
      "drop trigger audit_written_at on audit",
    ],
    ["rules", "create rule mine as on insert to TABLE do instead nothing"],
    ["policies", "alter table TABLE enable row level security", "create policy mine on TABLE using (false)"],
    [
      "replacing the functions",
      "create or replace function public.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
      "drop function public.set_audit_written_at() cascade",
    ],
    [
      "granting",
      "grant all on TABLE to SERVER",
      "grant update on TABLE to public",
      "update TABLE set id = id",
    ],
    ["default privileges", "alter default privileges for role OWNER grant all on tables to SERVER"],
    ["the owner's role", "set role OWNER", "set session authorization OWNER", "delete from TABLE"],
    ["membership", "grant OWNER to SERVER", "set role OWNER", "delete from TABLE"],
    [
      "more rights",
      "alter role SERVER superuser",
      "alter role SERVER createrole",
      "alter role SERVER replication",
    ],
    ["inheriting", "create table pgboss.child () inherits (TABLE)", "delete from TABLE"],
    ["partitions", "create table pgboss.part partition of TABLE default"],
    [
      "references",
      "create table pgboss.pointing (id uuid references audit on delete cascade on update cascade)",
    ],
    ["tables in the schema", "create table public.audit2 (like audit)"],
    ["files and programs", "copy TABLE from program 'echo'", "copy TABLE to '/tmp/audit'"],
    [
      "disabling the history",
      "alter table policies disable trigger all",
      "drop trigger row_history_of_updates on policies",
      "create trigger mine after update on policies execute function public.record_row_history('{}')",
      "create or replace function public.record_row_history() returns trigger language plpgsql as 'begin return null; end'",
      "drop function public.set_row_version() cascade",
    ],
    [
      "the history's triggers on its own table",
      "create table pgboss.policies (id uuid, version integer, agent text)",
      "create trigger mine after insert on pgboss.policies referencing new table as new_rows for each statement execute function public.record_row_history('{}')",
      "begin; select set_config('portico.author', 'system', true); insert into pgboss.policies values (gen_random_uuid(), 7, 'forged'); commit",
      "drop table pgboss.policies",
    ],
    [
      "a cast that the history triggers call",
      "create type pgboss.lure as enum ('a')",
      "create function pgboss.bait(pgboss.lure) returns json language plpgsql as $$ begin alter table public.audit disable trigger user; delete from public.audit; return '{}'; end $$",
      "create cast (pgboss.lure as json) with function pgboss.bait(pgboss.lure)",
      "create table pgboss.trap (id uuid, version integer, lure pgboss.lure)",
      "create trigger mine after insert on pgboss.trap referencing new table as new_rows for each statement execute function public.record_row_history('{}')",
      "begin; select set_config('portico.author', 'system', true); insert into pgboss.trap values (gen_random_uuid(), 1, 'a'); commit",
      "drop table pgboss.trap",
      "drop type pgboss.lure cascade",
    ],
    [
      "writing history",
      "insert into row_history (entity, entity_id, version, changes) values ('policies', 'forged', 1, '{}')",
    ],
    ["forged migrations", "delete from drizzle.__drizzle_migrations", "create table drizzle.mine ()"],
  ])("changes nothing by %s", async (_, ...statements) => {
    const before = await state();
    await attack(
      statements.flatMap((statement) =>
        insertOnlyTables.map((table) =>
          named(
            statement.replaceAll("TABLE", table).replaceAll("NAME", roles.serverRole.replace(/_server$/, "")),
          ),
        ),
      ),
    );
    expect(await state()).toEqual(before);
    expect(await server.roleWarning()).toBeUndefined();
  });

  it("cannot redirect the history to its own table or function", async () => {
    await attack([
      "create table pgboss.row_history (like public.row_history)",
      "create function pgboss.set_config(text, text, boolean) returns text language sql as $$ select 'mine' $$",
      "create function pgboss.now() returns timestamptz language sql as $$ select '2020-01-01'::timestamptz $$",
      `begin; set local search_path = pgboss, public, pg_catalog;
        create temp table row_history (like public.row_history) on commit drop;
        select pg_catalog.set_config('portico.author', 'system', true);
        insert into public.carriers (name) values ('Not diverted'); commit`,
    ]);
    const found = await rowsOf(
      superuser.database,
      sql`select changed_at > '2026-01-01' as is_new from public.row_history
        where entity = 'carriers' and changes -> 'name' ->> 'to' = 'Not diverted'`,
    );
    expect(found).toEqual([{ is_new: true }]);
  });

  it("cannot backdate rows with its own functions", async () => {
    await attack([
      "create function pgboss.clock_timestamp() returns timestamptz language sql as $$ select '2020-01-01'::timestamptz $$",
      "create table pgboss.audit_seals (day date)",
      "set search_path = pgboss, public, pg_catalog",
      "insert into public.audit (category, result, written_at) values ('test', 'dated back', '2020-01-01')",
    ]);
    const [row] = await superuser.database.select().from(audit).where(eq(audit.result, "dated back"));
    expect(row?.writtenAt.getFullYear()).toBeGreaterThan(2020);
  });

  it("cannot redirect the server's writes to its own table", async () => {
    await attack([
      "create table pgboss.audit (like public.audit including all)",
      named("alter role SERVER set search_path = pgboss, public"),
    ]);
    const next = open(roles.server);
    await next.database.transaction(async (transaction) => {
      await transaction.execute(
        sql`create temp table audit (like public.audit including all) on commit drop`,
      );
      await recordAudit(transaction, { category: "note", createdBy: null, result: "not diverted" });
    });
    await next.close();
    expect(await superuser.database.$count(audit, eq(audit.result, "not diverted"))).toBe(1);
  });
});

describe("a role that could change the audit", () => {
  it.each([
    ["is a superuser", (roles: TwoRoles) => ({ url: roles.superuser, grant: "select 1" })],
    ["owns its tables", (roles: TwoRoles) => ({ url: roles.owner, grant: "select 1" })],
    [
      "is a member of their owner",
      (roles: TwoRoles) => ({ url: roles.server, grant: `grant ${roles.ownerRole} to ${roles.serverRole}` }),
    ],
    [
      "was granted too many privileges",
      (roles: TwoRoles) => ({ url: roles.server, grant: `grant update on audit to ${roles.serverRole}` }),
    ],
    [
      "was granted privileges on a partition",
      (roles: TwoRoles) => ({
        url: roles.server,
        grant: `grant update on audit_earlier to ${roles.serverRole}`,
      }),
    ],
    [
      "can change rows of any table",
      (roles: TwoRoles) => ({ url: roles.server, grant: `grant pg_write_all_data to ${roles.serverRole}` }),
    ],
    [
      "owns the schema",
      (roles: TwoRoles) => ({ url: roles.server, grant: `alter schema public owner to ${roles.serverRole}` }),
    ],
    [
      "may create roles",
      (roles: TwoRoles) => ({ url: roles.server, grant: `alter role ${roles.serverRole} createrole` }),
    ],
    [
      "uses another role in its session",
      (roles: TwoRoles) => ({
        url: `${roles.superuser}?options=${encodeURIComponent(`-c role=${roles.serverRole}`)}`,
        grant: "select 1",
      }),
    ],
  ])("causes a warning if it %s", async (_, made) => {
    const roles = await documentedRoles(newName());
    const server = open(roles.server, roles.owner);
    await server.prepare(async () => {});
    await server.close();
    const { url, grant } = made(roles);
    const superuser = open(roles.superuser);
    await superuser.database.execute(sql.raw(grant));
    await superuser.close();
    const used = open(url);
    expect(await used.roleWarning()).toMatch(/single database role.*docs\/running\.md/);
    await used.close();
  });
});
