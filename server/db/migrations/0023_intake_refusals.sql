CREATE TABLE "intake_refusals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"upload_key" uuid NOT NULL,
	"file_name" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intake_refusals" ADD CONSTRAINT "intake_refusals_batch_id_intake_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."intake_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "intake_refusals_upload" ON "intake_refusals" USING btree ("batch_id","upload_key");