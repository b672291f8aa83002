CREATE TABLE "submission_looks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission_requests" DROP CONSTRAINT "submission_requests_kind";--> statement-breakpoint
ALTER TABLE "submission_looks" ADD CONSTRAINT "submission_looks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_requests" ADD CONSTRAINT "submission_requests_kind" CHECK ("submission_requests"."kind" in ('correct', 'withdraw', 'question'));