DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "news_items_newest";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "admin_actions_newest";--> statement-breakpoint
DROP INDEX "trash_newest";--> statement-breakpoint
CREATE INDEX "news_items_text" ON "news_items" USING gin (lower(title || ' ' || category || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("total_pesewas","id");--> statement-breakpoint
CREATE INDEX "orders_text" ON "orders" USING gin (lower(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || translate(customer_phone, ' ()./+-', '') || ' ' || id::text || ' ' || case when delivery_method = 'Standard Delivery' then '' else shipping_address end) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_items_newest" ON "news_items" USING btree ("created_at","id","publish_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_newest" ON "admin_actions" USING btree ("created_at","position");--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("deleted_at","id");