ALTER TABLE "resume_documents" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_document_id_resume_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resume_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_ledger_document" ON "submission_ledger" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "submission_ledger_sent_email" ON "submission_ledger" USING btree (lower("sent" -> 'fields' ->> 'email')) WHERE sent is not null;--> statement-breakpoint
CREATE INDEX "submission_ledger_sent_phone" ON "submission_ledger" USING btree (("sent" -> 'fields' ->> 'phone')) WHERE sent is not null;