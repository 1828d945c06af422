ALTER TABLE "undoable_changes" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "undoable_changes" DROP CONSTRAINT "undoable_changes_pkey";--> statement-breakpoint
ALTER TABLE "undoable_changes" ADD CONSTRAINT "undoable_changes_id_part_pk" PRIMARY KEY("id","part");
