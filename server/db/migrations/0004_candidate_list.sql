-- Skills as they are compared, whoever typed them; immutable, as the cast that a generated column would need is not.
CREATE FUNCTION skill_keys(skills text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT lower(btrim(skill)) FROM unnest(skills) skill)
$$;
--> statement-breakpoint
DROP INDEX "candidate_job_assignments_status_of";--> statement-breakpoint
DROP INDEX "candidates_newest";--> statement-breakpoint
DROP INDEX "candidates_skills";--> statement-breakpoint
CREATE INDEX "candidates_by_lowest_ctc" ON "candidates" USING btree (coalesce("expected_ctc", 999999999999),"id","expected_ctc");--> statement-breakpoint
CREATE INDEX "candidates_by_highest_ctc" ON "candidates" USING btree (coalesce("expected_ctc", -1),"id","expected_ctc");--> statement-breakpoint
CREATE INDEX "candidates_joining" ON "candidates" USING btree ("joining_date","days_to_join","id");--> statement-breakpoint
CREATE INDEX "candidates_city" ON "candidates" USING btree (lower(btrim("current_city")));--> statement-breakpoint
CREATE INDEX "candidates_source" ON "candidates" USING btree ("submission_type",lower(btrim("company_name")));--> statement-breakpoint
CREATE INDEX "candidate_job_assignments_status_of" ON "candidate_job_assignments" USING btree ("status","candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"search_text");--> statement-breakpoint
CREATE INDEX "candidates_skills" ON "candidates" USING gin (skill_keys("skills"));