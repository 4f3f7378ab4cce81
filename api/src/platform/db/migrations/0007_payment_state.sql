ALTER TABLE "orders" ADD COLUMN "payment_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("refunded_at") WHERE "orders"."refunded_at" is not null;--> statement-breakpoint
-- What the attempts of each order amount to: paid, else refunded, else the latest one.
UPDATE "orders" SET "payment_state" = "latest"."state",
	"refunded_at" = CASE WHEN "latest"."state" = 'refunded' THEN "latest"."settled_at" END
	FROM (SELECT DISTINCT ON ("order_id") "order_id", "state", "settled_at" FROM "payment_attempts"
		ORDER BY "order_id", "state" = 'succeeded' DESC, "state" = 'refunded' DESC, "number" DESC) "latest"
	WHERE "latest"."order_id" = "orders"."id";
