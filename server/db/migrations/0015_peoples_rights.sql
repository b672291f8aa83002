CREATE TABLE "candidate_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"noted_by" uuid,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_consents_source" CHECK ("candidate_consents"."source" in ('recruiter', 'vendor', 'import', 'self'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"candidate_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_exceptions" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"kept_by" uuid,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_run_people" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"months" integer NOT NULL,
	"total" integer NOT NULL,
	"erased" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"approved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "retention_runs_state" CHECK ("retention_runs"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD CONSTRAINT "candidate_consents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD CONSTRAINT "candidate_consents_noted_by_profiles_user_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_exceptions" ADD CONSTRAINT "retention_exceptions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_exceptions" ADD CONSTRAINT "retention_exceptions_kept_by_profiles_user_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_run_people" ADD CONSTRAINT "retention_run_people_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_run_people" ADD CONSTRAINT "retention_run_people_run_id_retention_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."retention_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_consents_candidate" ON "candidate_consents" USING btree ("candidate_id","noted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "retention_run_people_run" ON "retention_run_people" USING btree ("run_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_running" ON "retention_runs" USING btree ("state") WHERE state = 'running';