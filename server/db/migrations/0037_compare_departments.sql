DROP INDEX "hiring_trails_interview";--> statement-breakpoint
DROP INDEX "hiring_trails_offer";--> statement-breakpoint
DROP INDEX "hiring_trails_recruiter";--> statement-breakpoint
CREATE INDEX "hiring_trails_interview" ON "hiring_trails" USING btree ("interview_on","source","company_key","selected_on","offer_on","days_interview","recruiter_id","job_id") WHERE interview_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_offer" ON "hiring_trails" USING btree ("offer_on","source","company_key","joined_on","days_offer","recruiter_id","job_id") WHERE offer_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_recruiter" ON "hiring_trails" USING btree ("entered_on","source","company_key","recruiter_id","days_first_move","interview_on","last_status","job_id");