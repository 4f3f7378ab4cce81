CREATE TABLE "officer_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"officer_id" uuid,
	"content" text NOT NULL,
	"wrong_answers" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "officer_invitations" (
	"officer_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "officer_invitations_token_hash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "officer_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"officer_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"domain" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "officer_passkeys_credential_id_unique" UNIQUE("credential_id")
);--> statement-breakpoint
CREATE TABLE "officer_recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"officer_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "officer_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"officer_id" uuid NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "officers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"roles" jsonb NOT NULL,
	"password_hash" text,
	"code_app_secret" text,
	"code_app_step" bigint,
	"tokens_valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "officer_challenges" ADD CONSTRAINT "officer_challenges_officer_id_officers_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_invitations" ADD CONSTRAINT "officer_invitations_officer_id_officers_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_passkeys" ADD CONSTRAINT "officer_passkeys_officer_id_officers_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_recovery_codes" ADD CONSTRAINT "officer_recovery_codes_officer_id_officers_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_sessions" ADD CONSTRAINT "officer_sessions_officer_id_officers_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."officers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "officer_challenges_expiry" ON "officer_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "officer_passkeys_officer" ON "officer_passkeys" USING btree ("officer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "officer_recovery_codes_code" ON "officer_recovery_codes" USING btree ("officer_id","code_hash");--> statement-breakpoint
CREATE INDEX "officer_sessions_officer" ON "officer_sessions" USING btree ("officer_id");--> statement-breakpoint
CREATE INDEX "officer_sessions_expiry" ON "officer_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "officers_email" ON "officers" USING btree ("email");