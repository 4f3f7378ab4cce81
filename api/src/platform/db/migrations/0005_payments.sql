-- Notices of earlier versions hold what payers' wallets are called; the timed checks find what they were about.
UPDATE "payment_notices" SET "processed_at" = now() WHERE "processed_at" IS NULL;--> statement-breakpoint
CREATE TABLE "provider_failures" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	"last_status" integer,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_failures_day_provider_call_pk" PRIMARY KEY("day","provider","call")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "notice_token" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "claim" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_callback" ON "payment_attempts" USING btree ("callback_token");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_notice" ON "payment_attempts" USING btree ("notice_token");--> statement-breakpoint
ALTER TABLE "payment_notices" DROP COLUMN "headers";--> statement-breakpoint
ALTER TABLE "payment_notices" DROP COLUMN "body";