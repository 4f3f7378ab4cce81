DROP INDEX "members_name";--> statement-breakpoint
DROP INDEX "members_newest";--> statement-breakpoint
DROP INDEX "members_house";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "awaiting" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "listed" boolean GENERATED ALWAYS AS (awaiting = '{}'::text[]) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_waiting" ON "members" USING btree ("registered_at","id") WHERE not "members"."listed";--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id") WHERE "mails"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("name_key","id","search","listed");--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("registered_at","id","listed");--> statement-breakpoint
CREATE INDEX "members_house" ON "members" USING btree ("house","name_key","id","listed");--> statement-breakpoint
-- Those whom other members do not see are counted apart, under kinds of their own, for the administrator.
CREATE OR REPLACE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
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
        (CASE WHEN listed THEN 'all' ELSE 'hidden-all' END, '', ''),
        (CASE WHEN listed THEN 'house' ELSE 'hidden-house' END, house, house),
        (CASE WHEN listed AND NOT 'location' = ANY (hidden) THEN 'town' ELSE 'hidden-town' END, town,
          btrim(regexp_replace(location, '^.*,', '')))
      ) AS counted (kind, value, label)
      WHERE kind IN ('all', 'hidden-all') OR value <> ''
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
-- Letters written before this column was there.
UPDATE mails SET member_id = members.id FROM members WHERE occasion = 'welcome:' || members.id;--> statement-breakpoint
UPDATE mails SET member_id = challenges.member_id FROM verification_challenges AS challenges
WHERE occasion = 'verification:' || challenges.id;
