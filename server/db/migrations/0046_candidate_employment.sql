DROP INDEX "candidates_newest";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "employment_text" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(' ' || coalesce(current_position, '') || ' ' || coalesce(current_company, ''), '\s*&\s*', '& ', 'g'), '([/(.,-])', '\1 ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "candidates_employment" ON "candidates" USING gin ("employment_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"search_text","employment_text");