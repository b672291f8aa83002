CREATE TABLE "resume_words" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "resume_words_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
ALTER TABLE "resume_words" ADD CONSTRAINT "resume_words_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_words" ADD CONSTRAINT "resume_words_document_id_resume_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resume_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_words_search" ON "resume_words" USING gin ("words") WITH (fastupdate=false);