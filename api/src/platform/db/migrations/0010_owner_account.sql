-- The one password becomes the account of an owner (`ownerAccountId`).
INSERT INTO "officers" ("id", "name", "roles", "password_hash", "tokens_valid_from", "joined_at")
SELECT '00000000-0000-4000-8000-000000000001', 'Owner', '["owner"]', "password_hash", "tokens_valid_from", now() FROM "admin_account";--> statement-breakpoint
DROP TABLE "admin_account";
