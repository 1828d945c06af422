INSERT INTO "status_changes" ("id", "entity", "entity_id", "status_id", "created_by", "created_date", "end_date", "comment")
SELECT "id", 'policies', "policy_id", "status_id", "created_by", "created_date", "end_date", "comment" FROM "policy_statuses";--> statement-breakpoint
DROP TABLE "policy_statuses" CASCADE;