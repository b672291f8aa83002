CREATE TABLE "hiring_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"quarter" integer NOT NULL,
	"department" text NOT NULL,
	"planned_hires" integer NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hiring_plan_quarter" CHECK ("hiring_plan"."quarter" between 1 and 4),
	CONSTRAINT "hiring_plan_planned" CHECK ("hiring_plan"."planned_hires" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hiring_trails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"company_key" text,
	"last_status" text NOT NULL,
	"last_on" date NOT NULL,
	"entered_on" date NOT NULL,
	"screened_on" date,
	"shortlisted_on" date,
	"interview_on" date,
	"selected_on" date,
	"offer_on" date,
	"joined_on" date,
	"answered_on" date,
	"days_screening" integer,
	"days_shortlist" integer,
	"days_interview" integer,
	"days_selected" integer,
	"days_offer" integer,
	CONSTRAINT "hiring_trails_source" CHECK ("hiring_trails"."source" in ('internal', 'vendor')),
	CONSTRAINT "hiring_trails_last_status" CHECK ("hiring_trails"."last_status" in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'joined', 'candidate_declined', 'did_not_join', 'rejected', 'on_hold'))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_kind";--> statement-breakpoint
ALTER TABLE "hiring_plan" ADD CONSTRAINT "hiring_plan_changed_by_profiles_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD CONSTRAINT "hiring_trails_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_plan_once" ON "hiring_plan" USING btree ("year","quarter",lower(btrim("department")));--> statement-breakpoint
CREATE INDEX "hiring_trails_entered" ON "hiring_trails" USING btree ("entered_on","source","company_key","shortlisted_on","days_screening");--> statement-breakpoint
CREATE INDEX "hiring_trails_screened" ON "hiring_trails" USING btree ("screened_on","source","company_key","shortlisted_on") WHERE screened_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_shortlisted" ON "hiring_trails" USING btree ("shortlisted_on","source","company_key","interview_on","days_shortlist") WHERE shortlisted_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_interview" ON "hiring_trails" USING btree ("interview_on","source","company_key","selected_on","offer_on","days_interview") WHERE interview_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_selected" ON "hiring_trails" USING btree ("selected_on","source","company_key","offer_on","days_selected") WHERE selected_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_offer" ON "hiring_trails" USING btree ("offer_on","source","company_key","joined_on","days_offer") WHERE offer_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_joined" ON "hiring_trails" USING btree ("joined_on","source","company_key","entered_on","job_id") WHERE joined_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_answered" ON "hiring_trails" USING btree ("answered_on","source","company_key","joined_on") WHERE answered_on is not null;--> statement-breakpoint
CREATE INDEX "hiring_trails_job" ON "hiring_trails" USING btree ("job_id","selected_on");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('job', 'candidate', 'assignment', 'dashboard'));