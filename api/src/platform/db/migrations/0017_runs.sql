CREATE TABLE "run_lines" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"run_id" uuid,
	"is_short" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_in" text,
	"handed_out_at" timestamp with time zone,
	"ticked_at" timestamp with time zone,
	"refund_id" uuid
);--> statement-breakpoint
CREATE TABLE "run_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"pesewas" bigint NOT NULL,
	"proof" text DEFAULT '' NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "run_waiters" (
	"listing_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_waiters_listing_id_email_pk" PRIMARY KEY("listing_id","email")
);--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"state" text NOT NULL,
	"minimum" integer NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"price_steps" jsonb NOT NULL,
	"expected_on" date,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "run_lines" ADD CONSTRAINT "run_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_lines" ADD CONSTRAINT "run_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_lines" ADD CONSTRAINT "run_lines_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_lines" ADD CONSTRAINT "run_lines_refund_id_run_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."run_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_refunds" ADD CONSTRAINT "run_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_lines_run" ON "run_lines" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "run_lines_waiting" ON "run_lines" USING btree ("listing_id") WHERE "run_lines"."run_id" is null;--> statement-breakpoint
CREATE INDEX "run_lines_order" ON "run_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "run_refunds_order" ON "run_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_upcoming" ON "runs" USING btree ("listing_id") WHERE "runs"."state" in ('draft', 'open', 'reached');--> statement-breakpoint
CREATE INDEX "runs_listing" ON "runs" USING btree ("listing_id","created_at");