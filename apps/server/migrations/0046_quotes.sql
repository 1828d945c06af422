CREATE TABLE "quote_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"lead_id" uuid,
	"customer_id" uuid,
	"quote" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_for_agent" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_date" timestamp with time zone,
	"save_key_hash" text,
	CONSTRAINT "quote_links_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "quote_links_saveKeyHash_unique" UNIQUE("save_key_hash"),
	CONSTRAINT "quote_links_owner" CHECK (num_nonnulls("quote_links"."lead_id", "quote_links"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "quote_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid,
	"customer_id" uuid,
	"quote" jsonb,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"consent_version" text,
	"consent_language" text,
	"consent_ip_address" text,
	"consent_user_agent" text,
	CONSTRAINT "quote_records_owner" CHECK (num_nonnulls("quote_records"."lead_id", "quote_records"."customer_id") = 1),
	CONSTRAINT "quote_records_author" CHECK (num_nonnulls("quote_records"."created_by", "quote_records"."consent_version") = 1)
);
--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_records" ADD CONSTRAINT "quote_records_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_records" ADD CONSTRAINT "quote_records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_records" ADD CONSTRAINT "quote_records_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_links_expires_at_index" ON "quote_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_links_lead_id_created_at_index" ON "quote_links" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_links_customer_id_created_at_index" ON "quote_links" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_records_lead_id_created_date_index" ON "quote_records" USING btree ("lead_id","created_date");--> statement-breakpoint
CREATE INDEX "quote_records_customer_id_created_date_index" ON "quote_records" USING btree ("customer_id","created_date");