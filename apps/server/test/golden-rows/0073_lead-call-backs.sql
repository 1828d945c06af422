-- A line with a disposition and an agent to call back, and one from before there were any. Its upload has added follow-ups.
UPDATE lead_upload_lines SET status_id = '00000000-0000-4000-8000-000000009101', agent_id = '00000000-0000-4000-8000-0000000000a1', due_date = '2024-02-29', due_time = '23:59'
WHERE line = 2;
UPDATE lead_uploads SET follow_ups = 2147483647 WHERE id = (SELECT min(id::text)::uuid FROM lead_uploads);
