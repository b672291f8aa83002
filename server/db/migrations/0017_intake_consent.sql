ALTER TABLE "intake_batches" ADD COLUMN "consent_source" text;--> statement-breakpoint
ALTER TABLE "intake_rows" ADD COLUMN "accept_consent" text;--> statement-breakpoint
ALTER TABLE "intake_batches" ADD CONSTRAINT "intake_batches_consent" CHECK ("intake_batches"."consent_source" in ('recruiter', 'vendor', 'import', 'self'));--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_consent" CHECK ("intake_rows"."accept_consent" in ('recruiter', 'vendor', 'import', 'self'));