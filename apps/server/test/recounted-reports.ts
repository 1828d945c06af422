/**
 * The rows of each report for a user who sees everything, recounted for tests: SQL that shares no code with the
 * product, by the report's code. Each column is a text as in the CSV file.
 */
export const recountedReports: Readonly<Record<string, string>> = {
  RFPDF: `
    with paid as (
      select p.slip_id, p.agent_id, p.carrier_id, p.type_id, p.year, p.month, l.policy_number, l.insured_name, l.members,
        pl.amount
      from payment_lines pl, payments p, statement_lines l where pl.payment_id = p.id and l.id = pl.line_id
      union all
      select slip_id, agent_id, carrier_id, type_id, year, month, null, comment, 0, amount from payments p
      where not exists (select from payment_lines where payment_id = p.id)
    )
    select (select name from agents where id = paid.agent_id),
      case when carrier_id is null then 'No carrier' else (select name from carriers where id = carrier_id) end,
      s.payment_number::text, (select name from generic_entries e where e.id = paid.type_id), coalesce(policy_number, ''),
      coalesce(insured_name, ''), to_char(make_date(year, month, 1), 'YYYY/MM'), members::text, amount::text
    from paid, payment_slips s, payment_batches b
    where s.id = slip_id and b.id = s.batch_id
      and b.status_id not in (select id from generic_entries where name = 'Void')
      and b.payment_date between '2026-01-01' and '2026-01-31'`,
  RFCARRIER: `
    select c.name, to_char(make_date(l.year, l.month, 1), 'YYYY/MM'), count(*)::text, sum(l.members)::text,
      sum(l.amount)::text
    from statement_loads s join statement_lines l on l.load_id = s.id join carriers c on c.id = l.carrier_id
    where s.state = 'Loaded' and l.year = 2026 group by c.name, l.year, l.month`,
  RFUNPAID: `
    select a.name, p.policy_number, p.first_name || ' ' || p.last_name,
      coalesce('(' || left(p.phone, 3) || ') ' || substr(p.phone, 4, 3) || '-' || right(p.phone, 4), ''), c.name, g.name,
      replace(u.paid_through_date::text, '-', '/'), replace(u.grace_end_date::text, '-', '/'),
      coalesce(p.member_responsibility::text, '')
    from unpaid_policies u, policies p, agents a, carriers c, generic_entries g
    where p.id = u.policy_id and a.id = u.agent_id and c.id = p.carrier_id and g.id = u.status_id
      and u.resolved_date is null`,
  RFLOST: `
    select u.reason, replace(u.lost_date::text, '-', '/'), p.policy_number, p.first_name || ' ' || p.last_name, c.name,
      a.name, g.name, p.number_of_members::text
    from lost_policies u, policies p, agents a, carriers c, generic_entries g
    where p.id = u.policy_id and a.id = u.agent_id and c.id = p.carrier_id and g.id = u.status_id
      and u.resolved_date is null`,
  RFPROD: `
    with effective as (select * from policy_terms where coalesce(to_date, 'infinity') >= from_date),
      numbered as (select *, row_number() over (partition by policy_id order by from_date) as number from effective)
    select (select name from agents where id = agent_id), to_char(from_date, 'YYYY/MM'),
      sum(case when number = 1 then 1 else 0 end)::text, sum(case when number > 1 then 1 else 0 end)::text,
      sum(number_of_members)::text, coalesce(sum(premium), 0.00)::text
    from numbered where from_date between '2026-01-01' and '2026-12-31'
    group by agent_id, to_char(from_date, 'YYYY/MM')`,
  RFFORCE: `
    select s.name, c.name, count(p.id)::text, sum(p.number_of_members)::text, coalesce(sum(p.premium), 0.00)::text
    from states s, policies p, carriers c, generic_entries g
    where p.state = s.code and c.id = p.carrier_id and g.id = p.status_id
      and g.name in ('Effectuated', 'Grace Period', 'Past Due')
    group by s.name, c.name`,
  RFLEADS: `
    select coalesce(g.name, 'No disposition'), coalesce(a.name, 'Unassigned'), count(l.id)::text
    from leads l left join agents a on a.id = l.agent_id left join generic_entries g on g.id = l.status_id
    group by g.id, g.name, a.id, a.name`,
  RFUSERS: `
    with named as (
      select u.id, u.contact_id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), '') || ', ', '') || u.email
        || case when u.enabled then '' else ' (disabled)' end as name
      from users u left join contacts c on c.id = u.contact_id
    ), held as (
      select user_id, 'Role' as kind, role as permission, '' as value from user_roles
      union all select user_id, 'Claim', key, value from user_claims
      union all select n.id, 'Visibility', replace(v.resource_id, '__all__', 'All areas'),
        case v.agent_id when '__all__' then 'All agents' else (select name from agents where id::text = v.agent_id) end
      from named n join visibility v on v.contact_id = n.contact_id
    )
    select n.name, coalesce(h.kind, 'None'), coalesce(h.permission, ''), coalesce(h.value, ''),
      case when h.kind is null then '0' else '1' end
    from named n left join held h on h.user_id = n.id`,
};
