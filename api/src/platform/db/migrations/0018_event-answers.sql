CREATE TABLE "event_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"coming" boolean NOT NULL,
	"guests" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "event_answers_event" ON "event_answers" USING btree ("event_id");