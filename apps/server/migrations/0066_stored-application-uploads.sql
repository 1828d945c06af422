-- Finished jobs are deleted after a month, and uploads stay.
ALTER TABLE "application_uploads" DROP CONSTRAINT "application_uploads_id_jobs_id_fk";
--> statement-breakpoint
ALTER TABLE "application_uploads" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "application_uploads" ALTER COLUMN "file_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_uploads" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
-- Uploads that an earlier version accepted and did not finish. It stored their rows, which are to be loaded.
SELECT set_config('portico.author', 'system', true);--> statement-breakpoint
UPDATE "application_uploads" u SET "state" = 'Waiting' FROM "jobs" j
	WHERE j."id" = u."id" AND j."state" IN ('queued', 'running') AND u."state" = 'Loaded' AND u."finished_date" IS NULL;--> statement-breakpoint
ALTER TABLE "statement_loads" DROP COLUMN "new_rows";--> statement-breakpoint
ALTER TABLE "statement_loads" DROP COLUMN "problems";--> statement-breakpoint
ALTER TABLE "statement_loads" DROP COLUMN "warning_rows";--> statement-breakpoint
ALTER TABLE "statement_loads" DROP COLUMN "warnings";