-- What completes a policy: its application, and the NPN of its agent.
UPDATE incomplete_policies SET application_id = '4101223001', agent_npn = '00-1234567' WHERE id = (SELECT min(id::text)::uuid FROM incomplete_policies);
UPDATE policy_upload_lines SET application_id = ' 4101223001', agent_npn = 'NPN 1' WHERE line = (SELECT min(line) FROM policy_upload_lines);
