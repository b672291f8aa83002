CREATE TABLE "vector_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid,
	"job_id" uuid,
	"problem" text NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vector_failures_one_record" CHECK (num_nonnulls("vector_failures"."candidate_id", "vector_failures"."job_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "vector_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"cursor" uuid,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "vector_runs_kind" CHECK ("vector_runs"."kind" in ('candidates', 'existing', 'files')),
	CONSTRAINT "vector_runs_state" CHECK ("vector_runs"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "vector_failures" ADD CONSTRAINT "vector_failures_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_failures" ADD CONSTRAINT "vector_failures_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vector_runs" ADD CONSTRAINT "vector_runs_started_by_profiles_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vector_failures_candidate" ON "vector_failures" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vector_failures_job" ON "vector_failures" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vector_runs_running" ON "vector_runs" USING btree ("kind") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "vector_runs_newest" ON "vector_runs" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidate_vectors_engine" ON "candidate_vectors" USING btree ("engine","engine_version","candidate_id");--> statement-breakpoint
-- In the row itself, which it fits: looking at every vector takes twice as long when each is fetched from elsewhere.
ALTER TABLE "candidate_vectors" ALTER COLUMN "resume_vector" SET STORAGE PLAIN;
