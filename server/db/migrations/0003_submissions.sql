CREATE TABLE "submission_refusals" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "submission_refusals_expire" ON "submission_refusals" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "candidate_job_assignments_assigned_by" ON "candidate_job_assignments" USING btree ("assigned_by","assigned_at" DESC NULLS LAST);