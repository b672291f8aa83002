CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"job_id" uuid,
	CONSTRAINT "events_kind" CHECK ("events"."kind" in ('job', 'candidate', 'assignment'))
);
--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("created_at");