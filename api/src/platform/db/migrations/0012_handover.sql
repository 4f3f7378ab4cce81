CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"finished_at" timestamp with time zone,
	"secrets_before" jsonb NOT NULL,
	"leaving" jsonb,
	"renewals" jsonb NOT NULL,
	"rehearsal" text DEFAULT 'none' NOT NULL,
	"rehearsal_result" text DEFAULT '' NOT NULL,
	"rehearsed_at" timestamp with time zone,
	"letter_sent_to" text,
	"letter_code" text,
	"letter_arrived_at" timestamp with time zone,
	"findings" jsonb
);