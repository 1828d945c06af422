-- The format "commission" is gone: all amounts are written alike. Screens that name it write their amounts as money.
SELECT set_config('portico.author', 'system', true);--> statement-breakpoint
UPDATE "screen_versions" SET "document" = regexp_replace("document", '("format"\s*:\s*)"commission"', '\1"money"', 'g')
WHERE "document" ~ '"format"\s*:\s*"commission"';--> statement-breakpoint
-- The published documents.
UPDATE "config_entries" SET "value" = regexp_replace("value", '("format"\s*:\s*)"commission"', '\1"money"', 'g')
WHERE "config_group" = 'screen' AND "value" ~ '"format"\s*:\s*"commission"';
