CREATE TABLE "job_reminders" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_reminders_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "job_reminders" ADD CONSTRAINT "job_reminders_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reminders" ADD CONSTRAINT "job_reminders_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reminders" ADD CONSTRAINT "job_reminders_sent_by_profiles_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;