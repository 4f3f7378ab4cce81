CREATE TABLE "stock_holds" (
	"order_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_order_id_listing_id_pk" PRIMARY KEY("order_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "price_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "delivery_quotes" ALTER COLUMN "delivery_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "amount_pesewas" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_listing" ON "stock_holds" USING btree ("listing_id","expires_at");--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree (regexp_replace(lower("customer_email"), '\+[^@]*@', '@'),"created_at");--> statement-breakpoint
-- Orders that were paid before this took their pieces without noting it; those that went without are in review.
UPDATE "order_lines" SET "taken" = "order_lines"."quantity" FROM "orders", "listings"
	WHERE "orders"."id" = "order_lines"."order_id" AND "listings"."id" = "order_lines"."listing_id"
	AND "listings"."stock" IS NOT NULL AND "orders"."paid_at" IS NOT NULL
	AND NOT "orders"."needs_review" AND "orders"."status" <> 'cancelled';
