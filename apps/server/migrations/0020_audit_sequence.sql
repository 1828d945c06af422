DROP INDEX "audit_occurred_at_index";--> statement-breakpoint
DROP INDEX "audit_category_occurred_at_index";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "sequence_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "audit_sequence_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_sequence_number" ON "audit" USING btree ("sequence_number");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("occurred_at","sequence_number");--> statement-breakpoint
CREATE INDEX "audit_of_category" ON "audit" USING btree ("category","occurred_at","sequence_number");--> statement-breakpoint
CREATE INDEX "audit_of_user" ON "audit" USING btree ("created_by","occurred_at","sequence_number");