-- Attempts of the first releases had one token for the payer and for the notices.
UPDATE "payment_attempts" SET "notice_token" = "callback_token" WHERE "notice_token" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "notice_token" SET NOT NULL;