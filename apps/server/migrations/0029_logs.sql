CREATE TABLE "logs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" timestamp with time zone DEFAULT now() NOT NULL,
	"level" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"user_id" uuid,
	"server" text NOT NULL,
	"fields" json NOT NULL,
	CONSTRAINT "logs_id_date_pk" PRIMARY KEY("id","date")
) PARTITION BY RANGE ("date");
--> statement-breakpoint
-- Rows of months without a partition. The owner's role creates the monthly partitions in advance.
CREATE TABLE "logs_default" PARTITION OF "logs" DEFAULT;
--> statement-breakpoint
CREATE INDEX "logs_by_date" ON "logs" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "logs_of_level" ON "logs" USING btree (sort_key("level") collate "C","date","id");--> statement-breakpoint
CREATE INDEX "logs_of_category" ON "logs" USING btree (sort_key("category") collate "C","date","id");--> statement-breakpoint
CREATE INDEX "logs_of_server" ON "logs" USING btree (sort_key("server") collate "C","date","id");--> statement-breakpoint
CREATE INDEX "logs_of_user" ON "logs" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "logs_message_trigrams" ON "logs" USING gin ("message" gin_trgm_ops);