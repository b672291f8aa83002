CREATE TABLE "intake_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"job_id" uuid,
	"recommendation_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"upload_key" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text,
	"reading" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"text" text DEFAULT '' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email_key" text,
	"phone_key" text,
	"decision" text DEFAULT 'open' NOT NULL,
	"refusal" text,
	"accept_job_id" uuid,
	"accept_reason" text,
	"accept_by" uuid,
	"candidate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "intake_rows_reading" CHECK ("intake_rows"."reading" in ('waiting', 'read', 'scan', 'unreadable')),
	CONSTRAINT "intake_rows_decision" CHECK ("intake_rows"."decision" in ('open', 'skipped', 'accepting', 'accepted')),
	CONSTRAINT "intake_rows_size" CHECK ("intake_rows"."size_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "intake_batches" ADD CONSTRAINT "intake_batches_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_batches" ADD CONSTRAINT "intake_batches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_batch_id_intake_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."intake_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_accept_job_id_jobs_id_fk" FOREIGN KEY ("accept_job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_accept_by_profiles_user_id_fk" FOREIGN KEY ("accept_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_batches_owner" ON "intake_batches" USING btree ("owner","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intake_batches_created" ON "intake_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "intake_batches_job" ON "intake_batches" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_rows_upload" ON "intake_rows" USING btree ("batch_id","upload_key");--> statement-breakpoint
CREATE INDEX "intake_rows_file" ON "intake_rows" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "intake_rows_email" ON "intake_rows" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "intake_rows_phone" ON "intake_rows" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "intake_rows_candidate" ON "intake_rows" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "intake_rows_accept_job" ON "intake_rows" USING btree ("accept_job_id");