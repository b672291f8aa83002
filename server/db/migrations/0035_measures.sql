DROP INDEX "hiring_trails_interview";--> statement-breakpoint
DROP INDEX "hiring_trails_offer";--> statement-breakpoint
DROP INDEX "hiring_trails_joined";--> statement-breakpoint
DROP INDEX "hiring_trails_recruiter";--> statement-breakpoint
CREATE INDEX "hiring_trails_open_shortlist" ON "hiring_trails" USING btree ("shortlisted_on","source","company_key","job_id","id") WHERE shortlisted_on is not null and interview_on is null and "hiring_trails"."last_status" not in ('joined', 'rejected', 'candidate_declined', 'did_not_join');--> statement-breakpoint
CREATE INDEX "hiring_trails_open_interview" ON "hiring_trails" USING btree ("interview_on","source","company_key","job_id","id") WHERE interview_on is not null and offer_on is null and "hiring_trails"."last_status" not in ('joined', 'rejected', 'candidate_declined', 'did_not_join');--> statement-breakpoint
CREATE INDEX "hiring_trails_interview" ON "hiring_trails" USING btree ("interview_on","source","company_key","selected_on","offer_on","days_interview","recruiter_id") WHERE interview_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_offer" ON "hiring_trails" USING btree ("offer_on","source","company_key","joined_on","days_offer","recruiter_id") WHERE offer_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_joined" ON "hiring_trails" USING btree ("joined_on","source","company_key","entered_on","job_id","recruiter_id") WHERE joined_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_recruiter" ON "hiring_trails" USING btree ("entered_on","source","company_key","recruiter_id","days_first_move","interview_on","last_status");