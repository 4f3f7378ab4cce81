ALTER TABLE "listings" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "combinations" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "size_chart" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "options" jsonb;