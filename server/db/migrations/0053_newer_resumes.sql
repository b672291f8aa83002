CREATE TABLE "newer_resumes" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	CONSTRAINT "newer_resumes_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "newer_resumes_assignment_id_unique" UNIQUE("assignment_id")
);
--> statement-breakpoint
ALTER TABLE "newer_resumes" ADD CONSTRAINT "newer_resumes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newer_resumes" ADD CONSTRAINT "newer_resumes_document_id_resume_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resume_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newer_resumes" ADD CONSTRAINT "newer_resumes_assignment_id_candidate_job_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."candidate_job_assignments"("id") ON DELETE cascade ON UPDATE no action;