CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"pesewas" bigint NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"proof" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"pesewas" bigint NOT NULL,
	"how" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"notice_key" text,
	"proof" text DEFAULT '' NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt" ON "payments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("received_at","pesewas");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "refunds" USING btree ("attempt_id","provider_id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at","pesewas") WHERE "refunds"."state" = 'done';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_refund" ON "order_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "order_lines_sold" ON "order_lines" USING btree ("listing_id","quantity","price_pesewas","order_id") WHERE "order_lines"."refund_id" is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("id") WHERE "orders"."paid_at" is null;--> statement-breakpoint
-- The stored figures go: revenue and what was sold are sums over payments and refunds.
DROP TRIGGER "orders_added" ON "orders";--> statement-breakpoint
DROP TRIGGER "order_lines_added" ON "order_lines";--> statement-breakpoint
DROP TRIGGER "orders_changed" ON "orders";--> statement-breakpoint
DROP TRIGGER "orders_removed" ON "orders";--> statement-breakpoint
DROP FUNCTION count_new_orders();--> statement-breakpoint
DROP FUNCTION count_new_lines();--> statement-breakpoint
DROP FUNCTION recount_order();--> statement-breakpoint
DROP FUNCTION figures_of_order(text, bigint, timestamptz, timestamptz);--> statement-breakpoint
DROP TABLE "order_figures";--> statement-breakpoint
-- What was received: by attempts, and by the word of an officer where no attempt succeeded.
INSERT INTO payments (id, order_id, attempt_id, pesewas, received_at)
SELECT gen_random_uuid(), a.order_id, a.id, a.amount_pesewas,
  CASE WHEN a.state = 'succeeded' THEN coalesce(a.settled_at, o.paid_at, a.created_at) ELSE coalesce(o.paid_at, a.created_at) END
FROM payment_attempts a JOIN orders o ON o.id = a.order_id
WHERE a.state IN ('succeeded', 'refunded');--> statement-breakpoint
INSERT INTO payments (id, order_id, pesewas, is_by_hand, received_at)
SELECT gen_random_uuid(), id, total_pesewas, true, paid_at FROM orders
WHERE paid_at IS NOT NULL AND total_pesewas > 0
  AND NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id);--> statement-breakpoint
-- What went back: refunds of runs keep their ids, which the provider has as notes.
INSERT INTO refunds (id, order_id, attempt_id, pesewas, how, state, proof, claimed_until, created_at, done_at)
SELECT r.id, r.order_id, CASE WHEN r.proof = '' THEN p.attempt_id END, r.pesewas,
  CASE WHEN r.proof = '' THEN 'provider' ELSE 'by-hand' END, r.state, r.proof, r.claimed_until, r.created_at,
  CASE WHEN r.state = 'done' THEN r.created_at END
FROM run_refunds r LEFT JOIN LATERAL (
  SELECT attempt_id FROM payments WHERE order_id = r.order_id AND attempt_id IS NOT NULL ORDER BY received_at LIMIT 1
) p ON true;--> statement-breakpoint
UPDATE order_lines SET refund_id = run_lines.refund_id FROM run_lines
WHERE run_lines.order_line_id = order_lines.id AND run_lines.refund_id IS NOT NULL;--> statement-breakpoint
-- An attempt that was refunded: what our own refunds do not explain came from the dashboard.
INSERT INTO refunds (id, order_id, attempt_id, pesewas, how, state, created_at, done_at)
SELECT gen_random_uuid(), a.order_id, a.id, a.amount_pesewas - known.pesewas, 'dashboard', 'done',
  coalesce(a.settled_at, a.created_at), coalesce(a.settled_at, a.created_at)
FROM payment_attempts a JOIN LATERAL (
  SELECT coalesce(sum(r.pesewas), 0) AS pesewas FROM refunds r WHERE r.state = 'done'
    AND (r.attempt_id = a.id OR (r.attempt_id IS NULL AND r.order_id = a.order_id))
) known ON true
WHERE a.state = 'refunded' AND a.amount_pesewas > known.pesewas;--> statement-breakpoint
UPDATE order_lines SET refund_id = r.id FROM refunds r
WHERE r.order_id = order_lines.order_id AND order_lines.refund_id IS NULL AND r.how = 'dashboard'
  AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = r.order_id GROUP BY p.order_id
    HAVING sum(p.pesewas) > (SELECT sum(x.pesewas) FROM refunds x WHERE x.order_id = p.order_id AND x.state = 'done'));--> statement-breakpoint
UPDATE payment_attempts SET state = 'succeeded' WHERE state = 'refunded';--> statement-breakpoint
UPDATE orders SET payment_state = CASE
  WHEN EXISTS (SELECT FROM payment_attempts WHERE order_id = orders.id AND state = 'succeeded') THEN 'succeeded' END
WHERE payment_state = 'refunded';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "run_lines" DROP COLUMN "refund_id";--> statement-breakpoint
DROP TABLE "run_refunds";