ALTER TABLE "submission_ledger" ADD COLUMN "matched_by" text;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD COLUMN "entered_name" text;--> statement-breakpoint
CREATE INDEX "submission_ledger_typed" ON "submission_ledger" USING btree ("id") WHERE entered_name is not null;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_matched_by" CHECK ("submission_ledger"."matched_by" in ('email', 'phone', 'both'));