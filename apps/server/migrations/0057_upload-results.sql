CREATE TABLE "upload_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"packed_rows" text,
	"first_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"header" jsonb,
	"is_loaded" boolean NOT NULL,
	"file_key" text,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_results" ADD CONSTRAINT "upload_results_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;