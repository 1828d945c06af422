CREATE TABLE "lead_upload_lines" (
	"upload_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"dob" date,
	"address" text,
	"city" text,
	"state" char(2),
	"zip_code" text,
	"plan" text,
	CONSTRAINT "lead_upload_lines_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
CREATE TABLE "lead_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"state" text NOT NULL,
	"message" text,
	"read_rows" integer,
	"new_rows" integer,
	"refused_rows" integer,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp with time zone,
	"existing_rows" integer,
	"existing" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_upload_lines" ADD CONSTRAINT "lead_upload_lines_upload_id_lead_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."lead_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_uploads" ADD CONSTRAINT "lead_uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;