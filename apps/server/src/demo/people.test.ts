import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { databaseKinds } from "../../test/databases.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";

/** Everyone's records, found by the phone number that only they have. */
const records = sql`
  with people as (
    select phone, 'customer' as list, first_name, last_name, dob, email, created_date from customers
    union all select phone, 'lead', first_name, last_name, dob, null, created_date from leads
    union all select phone, 'offline', first_name, last_name, dob, email, created_date from offline_applications
    union all select user_phone, 'marketplace', user_first_name, user_last_name,
      (raw #>> '{object,persons,0,dob}')::date, user_email, created_date from marketplace_applications
    union all select phone, 'policy', first_name, last_name, dob, email, created_date from policies
  ), same as (
    select first_name, last_name, dob, count(distinct list) as lists, array_agg(distinct list) as names,
      count(distinct phone) as phones, count(distinct email) as emails,
      min(created_date) filter (where list = 'lead') as lead, min(created_date) filter (where list = 'customer') as customer,
      min(created_date) filter (where list = 'offline') as offline,
      min(created_date) filter (where list = 'marketplace') as marketplace,
      min(created_date) filter (where list = 'policy') as policy,
      bool_or(list = 'policy') as has_policy
    from people group by first_name, last_name, dob
  )`;

describe.each(databaseKinds)("the people of the demo data on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());
  const numberOf = async (query: ReturnType<typeof sql>) => {
    const [row] = await rowsOf(opened.database, sql`${records} ${query}`);
    return z.object({ count: z.coerce.number() }).parse(row).count;
  };

  it("are about 300, some of whom are in every list", async () => {
    expect(await numberOf(sql`select count(*) from same where lists >= 2`)).toBeGreaterThan(285);
    expect(await numberOf(sql`select count(*) from same where lists = 5`)).toBeGreaterThan(30);
    for (const list of ["customer", "lead", "offline", "marketplace", "policy"]) {
      const without = sql`select count(*) from same where lists >= 2 and not ${list} = any(names)`;
      expect(await numberOf(without)).toBeGreaterThan(5);
    }
  });

  it("have one phone number and one email address", async () => {
    const different = sql`select count(*) from same where lists >= 2 and (phones > 1 or emails > 1)`;
    expect(await numberOf(different)).toBe(0);
  });

  it("became a lead, then a customer, then applied, and then got their policy", async () => {
    const wrong = sql`select count(*) from same where lists >= 2 and not (
      coalesce(lead < customer, true) and coalesce(lead < offline, true) and coalesce(customer < offline, true)
      and coalesce(offline < marketplace, true) and coalesce(offline < policy, true)
      and coalesce(marketplace <= policy, true) and coalesce(lead < policy, true))`;
    expect(await numberOf(wrong)).toBe(0);
  });

  it("whose policies are paid have payments, and some have policies of two years", async () => {
    const paid = sql`select count(distinct (first_name, last_name, dob)) from same
      join policies using (first_name, last_name, dob) join statement_lines on policy_id = policies.id
      join payment_lines on line_id = statement_lines.id where lists >= 2`;
    expect(await numberOf(paid)).toBeGreaterThan(150);
    const renewed = sql`select count(*) from (
      select 1 from same join policies using (first_name, last_name, dob)
      where lists >= 2 group by first_name, last_name, dob having count(*) > 1) as several`;
    expect(await numberOf(renewed)).toBeGreaterThan(5);
  });

  it("include the demo customer, whose application is hers", async () => {
    const [row] = await rowsOf(
      opened.database,
      sql`select contacts.first_name, contacts.last_name, users.email, users.phone, a.user_first_name, a.user_last_name,
          a.user_email, a.user_phone, a.raw #>> '{object,persons,0,dob}' as dob, customers.dob::text as customer_dob,
          a.raw #>> '{object,persons,0,name,first}' as person
        from users join contacts on contacts.id = users.contact_id
        join marketplace_applications a on a.exchange_assigned_id = users.app_id
        join customers on customers.email = users.email
        join offline_applications o on o.email = users.email and o.dob = customers.dob and o.phone = users.phone
        where users.email = 'customer@portico.test'`,
    );
    expect(row).toMatchObject({
      first_name: "Carla",
      last_name: "Benítez",
      person: "Carla",
      user_first_name: "Carla",
      user_last_name: "Benítez",
      user_email: "customer@portico.test",
      user_phone: z.looseObject({ phone: z.string() }).parse(row).phone,
      dob: z.looseObject({ customer_dob: z.string() }).parse(row).customer_dob,
    });
  });
});
