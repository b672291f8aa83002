CREATE TABLE "submission_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "submission_requests_kind" CHECK ("submission_requests"."kind" in ('correct', 'withdraw')),
	CONSTRAINT "submission_requests_outcome" CHECK ("submission_requests"."outcome" in ('done', 'left', 'taken_back'))
);
--> statement-breakpoint
ALTER TABLE "submission_requests" ADD CONSTRAINT "submission_requests_assignment_id_candidate_job_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."candidate_job_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_requests" ADD CONSTRAINT "submission_requests_asked_by_profiles_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_requests" ADD CONSTRAINT "submission_requests_answered_by_profiles_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_requests_assignment" ON "submission_requests" USING btree ("assignment_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_requests_waiting" ON "submission_requests" USING btree ("assignment_id") WHERE outcome is null;