import { withClient } from "../with-client.ts";

/** Creates users who can see all policies, with the password of the demo accounts, and returns their names. */
export function makePeople(connectionString: string, kind: string, count: number): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query("set portico.author = 'system'");
    const { rows } = await client.query<{ email: string }>(
      `with made as (
         insert into users (email, password_hash)
         select $1 || '-' || number || '@bench.test', (select password_hash from users where email = 'agent@portico.test')
         from generate_series(1, $2::int) number
         returning id, email
       ), roles as (insert into user_roles (user_id, role) select id, 'agent' from made),
          claims as (insert into user_claims (user_id, key, value) select id, 'admin.Policy', 'true' from made)
       select email from made order by email`,
      [kind, count],
    );
    return rows.map(({ email }) => email);
  });
}
