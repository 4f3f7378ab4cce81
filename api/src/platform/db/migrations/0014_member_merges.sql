ALTER TABLE "members" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trash" ADD COLUMN "merge" jsonb;--> statement-breakpoint
CREATE INDEX "members_about" ON "members" USING gin (lower(current_occupation || ' ' || location || ' ' || phone) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_import" ON "members" USING btree ("import_id") WHERE "members"."import_id" is not null;