-- Its triggers go with it.
DROP FUNCTION count_members() CASCADE;--> statement-breakpoint
ALTER TABLE "member_counts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "member_counts" CASCADE;--> statement-breakpoint
DROP INDEX "members_short_search";--> statement-breakpoint
CREATE INDEX "members_listed" ON "members" USING btree ("listed") WHERE "members"."listed";--> statement-breakpoint
DROP FUNCTION short_pieces(text);
