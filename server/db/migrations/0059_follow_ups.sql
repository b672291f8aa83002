ALTER TABLE "candidate_notes" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD COLUMN "followed_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "candidate_notes_follow_ups" ON "candidate_notes" USING btree ("follow_up_on","id","written_by") WHERE follow_up_on is not null and followed_up_at is null;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_followed_up" CHECK ("candidate_notes"."followed_up_at" is null or "candidate_notes"."follow_up_on" is not null);