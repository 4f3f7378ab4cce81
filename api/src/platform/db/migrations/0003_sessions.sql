CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tokens_valid_from" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ended_sessions_expiry" ON "ended_sessions" USING btree ("expires_at");