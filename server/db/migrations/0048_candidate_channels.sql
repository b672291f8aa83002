ALTER TABLE "candidates" ADD COLUMN "found_through" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "referred_by" text;--> statement-breakpoint
ALTER TABLE "intake_batches" ADD COLUMN "found_through" text;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD COLUMN "accept_found_through" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_found_through" CHECK ("candidates"."found_through" in ('naukri', 'linkedin', 'indeed', 'foundit', 'apna', 'referral', 'career_site', 'walk_in', 'campus', 'job_fair', 'agency', 'social_media', 'own_search', 'other')),
  ADD CONSTRAINT "candidates_referred_by" CHECK ("candidates"."referred_by" is null or "candidates"."found_through" is not distinct from 'referral');--> statement-breakpoint
ALTER TABLE "intake_batches" ADD CONSTRAINT "intake_batches_found_through" CHECK ("intake_batches"."found_through" in ('naukri', 'linkedin', 'indeed', 'foundit', 'apna', 'referral', 'career_site', 'walk_in', 'campus', 'job_fair', 'agency', 'social_media', 'own_search', 'other'));--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_found_through" CHECK ("intake_rows"."accept_found_through" in ('naukri', 'linkedin', 'indeed', 'foundit', 'apna', 'referral', 'career_site', 'walk_in', 'campus', 'job_fair', 'agency', 'social_media', 'own_search', 'other'));--> statement-breakpoint
DROP TRIGGER candidates_touch ON candidates;--> statement-breakpoint
CREATE TRIGGER candidates_touch BEFORE UPDATE OF name, email, phone, current_city, current_position, current_company,
  experience_years, relevant_experience_years, preferred_location, skills, current_ctc, expected_ctc, offer_in_hand, offer_ctc,
  offer_joining_date, joining_date, days_to_join, recommendation_reason, remarks, found_through, referred_by, submission_type,
  submitted_by, company_name, resume_summary, version
  ON candidates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
