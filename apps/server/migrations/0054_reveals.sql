CREATE TABLE "reveal_alerts" (
	"user_id" uuid NOT NULL,
	"limit" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reveal_alerts_user_id_limit_pk" PRIMARY KEY("user_id","limit"),
	CONSTRAINT "reveal_alerts_limit" CHECK ("reveal_alerts"."limit" in ('perHour', 'perDay'))
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"revealed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reveal_alerts" ADD CONSTRAINT "reveal_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reveals_of_user" ON "reveals" USING btree ("user_id","revealed_at");