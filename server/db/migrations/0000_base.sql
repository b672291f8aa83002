CREATE EXTENSION IF NOT EXISTS vector;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "candidate_job_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"assignment_type" text NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT 'internal' NOT NULL,
	"company_name" text,
	"company_key" text GENERATED ALWAYS AS (nullif(lower(btrim(company_name)), '')) STORED,
	"ai_match_score" integer,
	"match_reasons" jsonb,
	"match_key" text,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "candidate_job_assignments_once" UNIQUE("candidate_id","job_id"),
	CONSTRAINT "candidate_job_assignments_type" CHECK ("candidate_job_assignments"."assignment_type" in ('applied', 'assigned')),
	CONSTRAINT "candidate_job_assignments_status" CHECK ("candidate_job_assignments"."status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold')),
	CONSTRAINT "candidate_job_assignments_source" CHECK ("candidate_job_assignments"."source" in ('internal', 'vendor')),
	CONSTRAINT "candidate_job_assignments_score" CHECK ("candidate_job_assignments"."ai_match_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "stage_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"company_name" text,
	"trail_id" uuid NOT NULL,
	"previous_status" text,
	"new_status" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stage_events_source" CHECK ("stage_events"."source" in ('internal', 'vendor')),
	CONSTRAINT "stage_events_new" CHECK ("stage_events"."new_status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold'))
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"previous_status" text,
	"new_status" text NOT NULL,
	"changed_by" uuid,
	"notes" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_history_previous" CHECK ("status_history"."previous_status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold')),
	CONSTRAINT "status_history_new" CHECK ("status_history"."new_status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold'))
);
--> statement-breakpoint
CREATE TABLE "candidate_vectors" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"engine_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"resume_vector" vector(1536) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"current_city" text,
	"current_position" text,
	"current_company" text,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"relevant_experience_years" integer,
	"preferred_location" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"current_ctc" bigint,
	"expected_ctc" bigint,
	"offer_in_hand" boolean DEFAULT false NOT NULL,
	"offer_ctc" bigint,
	"offer_joining_date" date,
	"joining_date" date,
	"days_to_join" integer,
	"recommendation_reason" text NOT NULL,
	"remarks" text,
	"submission_type" text DEFAULT 'internal' NOT NULL,
	"submitted_by" uuid,
	"company_name" text,
	"converted_to_vector" boolean DEFAULT false NOT NULL,
	"resume_summary" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(btrim(email))) STORED,
	"phone_key" text GENERATED ALWAYS AS (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED,
	CONSTRAINT "candidates_name" CHECK (length(btrim("candidates"."name")) >= 2),
	CONSTRAINT "candidates_experience" CHECK ("candidates"."experience_years" between 0 and 50),
	CONSTRAINT "candidates_relevant_experience" CHECK ("candidates"."relevant_experience_years" between 0 and 50),
	CONSTRAINT "candidates_current_ctc" CHECK ("candidates"."current_ctc" between 0 and 200000000),
	CONSTRAINT "candidates_expected_ctc" CHECK ("candidates"."expected_ctc" between 0 and 200000000),
	CONSTRAINT "candidates_offer_ctc" CHECK ("candidates"."offer_ctc" between 0 and 200000000),
	CONSTRAINT "candidates_offer" CHECK (not "candidates"."offer_in_hand" or "candidates"."offer_ctc" is not null),
	CONSTRAINT "candidates_submission_type" CHECK ("candidates"."submission_type" in ('internal', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "resume_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_documents_size" CHECK ("resume_documents"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "submission_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_key" text GENERATED ALWAYS AS (lower(btrim(company_name))) STORED,
	"submitted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owned_until" date
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company_name" text,
	"company_key" text GENERATED ALWAYS AS (nullif(lower(btrim(company_name)), '')) STORED,
	"active" boolean DEFAULT true NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('hr_manager', 'internal_user', 'vendor', 'hr_admin'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_vectors" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"engine_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"description_vector" vector(1536) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"jd_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text NOT NULL,
	"locations" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"experience_min" integer,
	"experience_max" integer,
	"ctc_min" bigint,
	"ctc_max" bigint,
	"primary_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"secondary_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"additional_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"mode_of_work" text,
	"domain_industry" text,
	"joining_date" date,
	"department" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || location || ' ' || jd_id)) STORED,
	CONSTRAINT "jobs_jd_id_unique" UNIQUE("jd_id"),
	CONSTRAINT "jobs_status" CHECK ("jobs"."status" in ('draft', 'published', 'applications_closed', 'closed', 'on_hold')),
	CONSTRAINT "jobs_mode_of_work" CHECK ("jobs"."mode_of_work" in ('remote', 'hybrid', 'office')),
	CONSTRAINT "jobs_domain_industry" CHECK ("jobs"."domain_industry" in ('Information Technology', 'Banking & Financial Services', 'Telecommunications', 'Healthcare & Pharmaceuticals', 'Manufacturing', 'E-commerce & Retail', 'Education & EdTech', 'Real Estate', 'Media & Entertainment', 'Automotive', 'Energy & Utilities', 'Agriculture & Food Processing', 'Consulting Services', 'Government & Public Sector', 'Non-Profit Organizations', 'Others')),
	CONSTRAINT "jobs_experience_min" CHECK ("jobs"."experience_min" between 0 and 50),
	CONSTRAINT "jobs_experience_max" CHECK ("jobs"."experience_max" between 0 and 50),
	CONSTRAINT "jobs_experience_order" CHECK ("jobs"."experience_min" <= "jobs"."experience_max"),
	CONSTRAINT "jobs_ctc_min" CHECK ("jobs"."ctc_min" >= 0),
	CONSTRAINT "jobs_ctc_order" CHECK ("jobs"."ctc_min" <= "jobs"."ctc_max")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"record_type" text,
	"record_id" text,
	"fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"ip_address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_value" CHECK ("counters"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "job_swot_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text DEFAULT 'global' NOT NULL,
	"analysis_json" jsonb NOT NULL,
	"generated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD CONSTRAINT "candidate_job_assignments_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD CONSTRAINT "candidate_job_assignments_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_job_assignments" ADD CONSTRAINT "candidate_job_assignments_assigned_by_profiles_user_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_events" ADD CONSTRAINT "stage_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_assignment_id_candidate_job_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."candidate_job_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_changed_by_profiles_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_vectors" ADD CONSTRAINT "candidate_vectors_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_submitted_by_profiles_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_uploaded_by_profiles_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_ledger" ADD CONSTRAINT "submission_ledger_submitted_by_profiles_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_vectors" ADD CONSTRAINT "job_vectors_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_job_assignments_job" ON "candidate_job_assignments" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "candidate_job_assignments_status_of" ON "candidate_job_assignments" USING btree ("status");--> statement-breakpoint
CREATE INDEX "candidate_job_assignments_company" ON "candidate_job_assignments" USING btree ("company_key","job_id");--> statement-breakpoint
CREATE INDEX "stage_events_job" ON "stage_events" USING btree ("job_id","new_status","day");--> statement-breakpoint
CREATE INDEX "status_history_assignment" ON "status_history" USING btree ("assignment_id","changed_at");--> statement-breakpoint
CREATE INDEX "status_history_candidate" ON "status_history" USING btree ("candidate_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "status_history_job" ON "status_history" USING btree ("job_id","new_status","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_email" ON "candidates" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_phone" ON "candidates" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidates_by_name" ON "candidates" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "candidates_by_experience" ON "candidates" USING btree ("experience_years","id");--> statement-breakpoint
CREATE INDEX "candidates_submitted_by" ON "candidates" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_skills" ON "candidates" USING gin ("skills");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_documents_current" ON "resume_documents" USING btree ("candidate_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "resume_documents_candidate" ON "resume_documents" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_documents_file" ON "resume_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "submission_ledger_candidate" ON "submission_ledger" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "submission_ledger_company" ON "submission_ledger" USING btree ("company_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submission_ledger_job" ON "submission_ledger" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree (lower(btrim("email")));--> statement-breakpoint
CREATE INDEX "profiles_company" ON "profiles" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_expire" ON "sign_in_failures" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "jobs_created_by" ON "jobs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_sign_in" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST) WHERE action = 'session.start';--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("record_type","record_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_swot_analyses_newest" ON "job_swot_analyses" USING btree ("scope","generated_at" DESC NULLS LAST);