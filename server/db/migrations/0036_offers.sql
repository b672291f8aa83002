CREATE TABLE "offer_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"step_id" uuid,
	"previous_offered_ctc" bigint,
	"previous_joining_on" date,
	"offered_ctc" bigint,
	"joining_on" date,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD COLUMN "offered_ctc" bigint;--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD COLUMN "joining_on" date;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "previous_offered_ctc" bigint;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "previous_joining_on" date;--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_assignment_id_candidate_job_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."candidate_job_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_changed_by_profiles_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_changes_assignment" ON "offer_changes" USING btree ("assignment_id","changed_at");--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD CONSTRAINT "candidate_job_assignments_offered_ctc" CHECK ("candidate_job_assignments"."offered_ctc" between 0 and 200000000);