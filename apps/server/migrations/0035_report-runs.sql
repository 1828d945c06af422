CREATE TABLE "report_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"request" jsonb NOT NULL,
	"filters" text[] NOT NULL,
	"file_key" text,
	"file_name" text,
	"file_bytes" integer,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_runs_user_id_created_date_index" ON "report_runs" USING btree ("user_id","created_date");--> statement-breakpoint
CREATE INDEX "report_runs_expires_date_index" ON "report_runs" USING btree ("expires_date");