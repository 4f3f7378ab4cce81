-- Single letters and pairs of a text, for search terms too short for a trigram. Its cost keeps the planner from
-- calling it row by row instead of reading the index; that it is not parallel, from starting workers for a few rows.
CREATE FUNCTION short_pieces(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT COST 1000 AS $$
  SELECT string_to_array($1, NULL) || ARRAY(SELECT substr($1, start, 2) FROM generate_series(1, length($1) - 1) AS start)
$$;
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "member_counts_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
DROP INDEX "members_name";--> statement-breakpoint
DROP INDEX "members_newest";--> statement-breakpoint
DROP INDEX "members_search";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hidden" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name_key" text COLLATE "C" GENERATED ALWAYS AS (lower(full_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search" text COLLATE "C" GENERATED ALWAYS AS (lower(full_name || ' ' || case when 'email' = any(hidden) then '' else email end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "town" text COLLATE "C" GENERATED ALWAYS AS (lower(btrim(regexp_replace(location, '^.*,', '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "members_house" ON "members" USING btree ("house","name_key","id");--> statement-breakpoint
CREATE INDEX "members_town" ON "members" USING btree ("town","name_key","id");--> statement-breakpoint
CREATE INDEX "members_short_search" ON "members" USING gin (short_pieces("search"));--> statement-breakpoint
CREATE INDEX "members_hidden_email" ON "members" USING gin (lower("email") gin_trgm_ops) WHERE 'email' = any("members"."hidden");--> statement-breakpoint
CREATE INDEX "members_shown_email" ON "members" USING btree ((case when 'email' = any("hidden") then '' else lower("email") end),"id");--> statement-breakpoint
CREATE INDEX "mails_expiry" ON "mails" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("name_key","id","search");--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
-- Keeps member_counts in the transaction of each write, however it is written: once per statement, always in the same
-- order, so that two writes cannot wait for each other.
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'TRUNCATE' THEN
    DELETE FROM member_counts;
    RETURN NULL;
  END IF;
  EXECUTE format(
    $changes$
      INSERT INTO member_counts AS kept (kind, value, label, members)
      SELECT kind, value, min(label), sum(step)
      FROM (%s) AS changed CROSS JOIN LATERAL (VALUES
        ('all', '', ''),
        ('house', house, house),
        (CASE WHEN 'location' = ANY (hidden) THEN 'hidden-town' ELSE 'town' END, town,
          btrim(regexp_replace(location, '^.*,', '')))
      ) AS counted (kind, value, label)
      WHERE kind = 'all' OR value <> ''
      GROUP BY kind, value
      HAVING sum(step) <> 0
      ORDER BY kind, value
      ON CONFLICT (kind, value) DO UPDATE SET members = kept.members + excluded.members
    $changes$,
    CASE tg_op
      WHEN 'INSERT' THEN 'SELECT *, 1 AS step FROM added'
      WHEN 'DELETE' THEN 'SELECT *, -1 AS step FROM removed'
      ELSE 'SELECT *, 1 AS step FROM added UNION ALL SELECT *, -1 FROM removed'
    END
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER members_added AFTER INSERT ON members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_members();
--> statement-breakpoint
CREATE TRIGGER members_changed AFTER UPDATE ON members
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_members();
--> statement-breakpoint
CREATE TRIGGER members_removed AFTER DELETE ON members
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_members();
--> statement-breakpoint
CREATE TRIGGER members_emptied AFTER TRUNCATE ON members
  FOR EACH STATEMENT EXECUTE FUNCTION count_members();
--> statement-breakpoint
-- Those who were members before; nobody hides anything yet.
INSERT INTO member_counts (kind, value, label, members)
SELECT kind, value, min(label), count(*)
FROM members CROSS JOIN LATERAL (VALUES
  ('all', '', ''),
  ('house', house, house),
  ('town', town, btrim(regexp_replace(location, '^.*,', '')))
) AS counted (kind, value, label)
WHERE kind = 'all' OR value <> ''
GROUP BY kind, value;
