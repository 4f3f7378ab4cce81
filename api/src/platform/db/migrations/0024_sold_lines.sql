DROP INDEX "orders_unpaid";--> statement-breakpoint
DROP INDEX "order_lines_sold";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_lines" SET "sold_at" = "orders"."paid_at" FROM "orders" WHERE "orders"."id" = "order_lines"."order_id";--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "order_lines_sold" ON "order_lines" USING btree ("listing_id","quantity","price_pesewas") WHERE "order_lines"."sold_at" is not null and "order_lines"."refund_id" is null;