-- array_to_string is not called immutable for arrays of every type, so no generated column takes it; of texts it is.
CREATE FUNCTION words_of(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_string(words, ' ');--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || ' ' || location || ' ' || jd_id || ' ' || words_of(primary_skills) || ' ' || words_of(secondary_skills))) STORED;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_text" gin_trgm_ops);
