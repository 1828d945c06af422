update lead_uploads set warning_rows = 2147483647, warnings = '[{"line": 3, "reason": "Skipped: a “total”."}]'
where id = (select min(id::text)::uuid from lead_uploads);
