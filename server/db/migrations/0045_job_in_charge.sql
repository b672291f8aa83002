ALTER TABLE "jobs" ADD COLUMN "in_charge" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_in_charge_profiles_user_id_fk" FOREIGN KEY ("in_charge") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_in_charge" ON "jobs" USING btree (coalesce("in_charge", "created_by"));