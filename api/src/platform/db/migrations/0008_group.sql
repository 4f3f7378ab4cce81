CREATE TABLE "group_drafts" (
	"section" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_versions" (
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_versions_section_version_pk" PRIMARY KEY("section","version")
);
