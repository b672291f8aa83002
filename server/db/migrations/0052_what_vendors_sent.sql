ALTER TABLE "submission_ledger" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_document_id_resume_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resume_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_ledger_document" ON "submission_ledger" USING btree ("document_id");