CREATE TABLE "interview_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"step_id" uuid,
	"previous_interview_at" timestamp with time zone,
	"interview_at" timestamp with time zone,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_assignment_id_candidate_job_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."candidate_job_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_changed_by_profiles_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_changes_assignment" ON "interview_changes" USING btree ("assignment_id","changed_at");