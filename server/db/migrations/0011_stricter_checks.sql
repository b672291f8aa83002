-- An amount above the limit came with an import that took rupees for lakhs, 100,000 times too much; one below zero says nothing.
UPDATE jobs SET
  ctc_min = CASE WHEN ctc_min > 200000000 THEN least(ctc_min / 100000, 200000000) WHEN ctc_min >= 0 THEN ctc_min END,
  ctc_max = CASE
    WHEN ctc_max > 200000000 THEN
      greatest(least(ctc_max / 100000, 200000000), CASE WHEN ctc_min <= 200000000 THEN ctc_min END)
    WHEN ctc_max >= 0 THEN ctc_max END
WHERE ctc_min > 200000000 OR ctc_max > 200000000 OR ctc_max < 0;--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_ctc_min";--> statement-breakpoint
ALTER TABLE "hiring_plan" DROP CONSTRAINT "hiring_plan_planned";--> statement-breakpoint
ALTER TABLE "stage_events" ADD CONSTRAINT "stage_events_previous" CHECK ("stage_events"."previous_status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold'));--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_problem" CHECK ("intake_rows"."problem" in ('empty', 'unsupported-type', 'mislabelled', 'password-protected', 'too-large', 'too-many-pages', 'too-complex', 'unreadable', 'too-little-text', 'failed'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_ctc_max" CHECK ("jobs"."ctc_max" between 0 and 200000000);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_ctc_min" CHECK ("jobs"."ctc_min" between 0 and 200000000);--> statement-breakpoint
ALTER TABLE "vector_failures" ADD CONSTRAINT "vector_failures_problem" CHECK ("vector_failures"."problem" in ('no-text', 'file-gone', 'password-protected', 'unreadable', 'too-complex', 'failed'));--> statement-breakpoint
ALTER TABLE "hiring_plan" ADD CONSTRAINT "hiring_plan_planned" CHECK ("hiring_plan"."planned_hires" between 0 and 100000);--> statement-breakpoint
ALTER TABLE "job_swot_analyses" ADD CONSTRAINT "job_swot_analyses_scope" CHECK ("job_swot_analyses"."scope" in ('global'));--> statement-breakpoint
-- What the program itself notes of a person (`converted_to_vector`) is no edit, and moves no "Last updated".
DROP TRIGGER candidates_touch ON candidates;--> statement-breakpoint
CREATE TRIGGER candidates_touch BEFORE UPDATE OF name, email, phone, current_city, current_position, current_company,
  experience_years, relevant_experience_years, preferred_location, skills, current_ctc, expected_ctc, offer_in_hand, offer_ctc,
  offer_joining_date, joining_date, days_to_join, recommendation_reason, remarks, submission_type, submitted_by, company_name,
  resume_summary, version
  ON candidates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
