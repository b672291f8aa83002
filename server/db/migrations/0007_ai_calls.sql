CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"purpose" text NOT NULL,
	"engine" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_usd" double precision,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "ai_calls_purpose" CHECK ("ai_calls"."purpose" in ('extract_candidate', 'write_job', 'describe_job', 'embed')),
	CONSTRAINT "ai_calls_outcome" CHECK ("ai_calls"."outcome" in ('ok', 'slow', 'down', 'quota', 'refused', 'bad_answer', 'paused', 'busy', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "ai_calls_at" ON "ai_calls" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_calls_engine" ON "ai_calls" USING btree ("engine","at" DESC NULLS LAST);