CREATE INDEX "policies_of_agent" ON "policies" USING btree ("agent_id","policy_number","id");--> statement-breakpoint
CREATE INDEX "policies_of_carrier" ON "policies" USING btree ("carrier_id","id");--> statement-breakpoint
-- Counts read indexes alone only where the table was vacuumed since it changed; unless told, that waits for a fifth of the rows.
ALTER TABLE "policies" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
