CREATE TABLE "order_figures" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"number" bigint NOT NULL,
	"pesewas" bigint NOT NULL
);--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
DROP INDEX "orders_refunded";--> statement-breakpoint
CREATE INDEX "orders_failed" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'pending' and "orders"."paid_at" is null and "orders"."payment_state" in ('failed', 'cancelled');
--> statement-breakpoint
-- What one order adds to the figures, its lines aside.
CREATE FUNCTION figures_of_order(status text, total bigint, paid_at timestamptz, refunded_at timestamptz)
RETURNS TABLE (kind text, value text, pesewas bigint) LANGUAGE sql STABLE AS $$
  SELECT 'status', status, 0
  UNION ALL SELECT 'paid', to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM'), total WHERE paid_at IS NOT NULL
  UNION ALL SELECT 'refunded', to_char(refunded_at AT TIME ZONE 'UTC', 'YYYY-MM'), total
    WHERE paid_at IS NOT NULL AND refunded_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (kind, value, label, number, pesewas)
  SELECT kind, value, '', count(*), sum(pesewas)
  FROM added CROSS JOIN LATERAL figures_of_order(status, total_pesewas, paid_at, refunded_at)
  GROUP BY kind, value;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Lines come after their order, never change in what is counted, and go with it.
CREATE FUNCTION count_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (kind, value, label, number, pesewas)
  SELECT 'sold', listing_id, max(title), sum(quantity), sum(price_pesewas * quantity)
  FROM added JOIN orders ON orders.id = order_id
  WHERE paid_at IS NOT NULL AND refunded_at IS NULL
  GROUP BY listing_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Takes away what a changed or deleted order was counted as, and counts what it is now.
CREATE FUNCTION recount_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sold_before integer := (OLD.paid_at IS NOT NULL AND OLD.refunded_at IS NULL)::integer;
  sold_now integer := 0;
BEGIN
  IF tg_op = 'UPDATE' THEN
    sold_now := (NEW.paid_at IS NOT NULL AND NEW.refunded_at IS NULL)::integer;
  END IF;
  INSERT INTO order_figures (kind, value, label, number, pesewas)
  SELECT kind, value, '', sum(step), sum(step * pesewas)
  FROM (
    SELECT *, -1 AS step FROM figures_of_order(OLD.status, OLD.total_pesewas, OLD.paid_at, OLD.refunded_at)
    UNION ALL
    SELECT *, 1 FROM figures_of_order(NEW.status, NEW.total_pesewas, NEW.paid_at, NEW.refunded_at)
    WHERE tg_op = 'UPDATE'
  ) AS changed
  GROUP BY kind, value
  HAVING sum(step) <> 0 OR sum(step * pesewas) <> 0;
  IF sold_now <> sold_before THEN
    INSERT INTO order_figures (kind, value, label, number, pesewas)
    SELECT 'sold', listing_id, title, (sold_now - sold_before) * quantity,
      (sold_now - sold_before) * price_pesewas * quantity
    FROM order_lines WHERE order_id = OLD.id;
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_orders();
--> statement-breakpoint
CREATE TRIGGER order_lines_added AFTER INSERT ON order_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_lines();
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.total_pesewas, OLD.paid_at, OLD.refunded_at)
    IS DISTINCT FROM (NEW.status, NEW.total_pesewas, NEW.paid_at, NEW.refunded_at))
  EXECUTE FUNCTION recount_order();
--> statement-breakpoint
-- Before, while its lines are still there.
CREATE TRIGGER orders_removed BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION recount_order();
--> statement-breakpoint
-- The orders that are there already.
INSERT INTO order_figures (kind, value, label, number, pesewas)
SELECT kind, value, '', count(*), sum(pesewas)
FROM orders CROSS JOIN LATERAL figures_of_order(status, total_pesewas, paid_at, refunded_at)
GROUP BY kind, value;
--> statement-breakpoint
INSERT INTO order_figures (kind, value, label, number, pesewas)
SELECT 'sold', listing_id, max(title), sum(quantity), sum(price_pesewas * quantity)
FROM order_lines JOIN orders ON orders.id = order_id
WHERE paid_at IS NOT NULL AND refunded_at IS NULL
GROUP BY listing_id;
