ALTER TABLE "intake_rows" DROP CONSTRAINT "intake_rows_decision";--> statement-breakpoint
ALTER TABLE "resume_documents" ADD COLUMN "text_by" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "company_key" text;--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_text_by" CHECK ("resume_documents"."text_by" in ('server', 'browser', 'recognition'));--> statement-breakpoint
ALTER TABLE "intake_rows" ADD CONSTRAINT "intake_rows_decision" CHECK ("intake_rows"."decision" in ('open', 'skipped', 'accepting', 'accepted', 'updated'));