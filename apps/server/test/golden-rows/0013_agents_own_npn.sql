UPDATE policy_uploads SET warning_rows = 1, warnings = '[{"line": 3, "reason": "Broker Name matches more than one agent."}]'
  WHERE id = '00000000-0000-4000-8000-000000008001';
