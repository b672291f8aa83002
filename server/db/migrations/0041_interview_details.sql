ALTER TABLE "candidate_job_assignments" ADD COLUMN "interview_details" text;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD COLUMN "previous_interview_details" text;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD COLUMN "interview_details" text;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "previous_interview_details" text;