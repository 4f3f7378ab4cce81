CREATE TABLE "sent_records" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "sent_records_kind_id_pk" PRIMARY KEY("kind","id")
);--> statement-breakpoint
ALTER TABLE "trash" DROP CONSTRAINT "trash_pkey";--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_kind_id_pk" PRIMARY KEY("kind","id");