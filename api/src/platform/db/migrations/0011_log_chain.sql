ALTER TABLE "admin_actions" ADD COLUMN "officer_id" uuid;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "officer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_actions_position" ON "admin_actions" USING btree ("position");
--> statement-breakpoint
-- The hash of an entry: SHA-256 of its columns, each as netstring, in this order. A sequence of netstrings can be read in
-- one way only, so that no two entries have the same one. `operations/actionChain.ts` does the same in JavaScript.
CREATE FUNCTION action_hash(entry admin_actions) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text;
  whole text := '';
BEGIN
  FOREACH part IN ARRAY ARRAY[
    entry.previous_hash, entry.position::text, entry.id::text,
    to_json(entry.created_at AT TIME ZONE 'UTC') #>> '{}',
    coalesce(entry.officer_id::text, ''), entry.officer_name, entry.action, entry.target, entry.detail
  ] LOOP
    whole := whole || octet_length(part) || ':' || part || ',';
  END LOOP;
  RETURN encode(sha256(convert_to(whole, 'UTF8')), 'hex');
END
$$;
--> statement-breakpoint
-- Entries from before the chain, in the order of their times.
DROP TRIGGER admin_actions_append_only ON admin_actions;
--> statement-breakpoint
DO $$
DECLARE
  entry admin_actions;
  newest text := '';
  number bigint := 0;
BEGIN
  FOR entry IN SELECT * FROM admin_actions ORDER BY created_at, id LOOP
    number := number + 1;
    entry.position := number;
    entry.previous_hash := newest;
    newest := action_hash(entry);
    UPDATE admin_actions SET position = number, previous_hash = entry.previous_hash, hash = newest WHERE id = entry.id;
  END LOOP;
END
$$;
--> statement-breakpoint
-- At the commit, so that writers wait for each other only then. The lock (an arbitrary number) ends with the transaction,
-- after its entries can be read; nothing after it waits for another transaction's rows, so there is no deadlock.
CREATE FUNCTION chain_action() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry admin_actions := new;
BEGIN
  PERFORM pg_advisory_xact_lock(2015002);
  SELECT a.position + 1, a.hash INTO entry.position, entry.previous_hash
  FROM admin_actions a WHERE a.position IS NOT NULL AND a.hash IS NOT NULL ORDER BY a.position DESC LIMIT 1;
  entry.position := coalesce(entry.position, 1);
  entry.previous_hash := coalesce(entry.previous_hash, '');
  UPDATE admin_actions SET position = entry.position, previous_hash = entry.previous_hash, hash = action_hash(entry)
  WHERE id = entry.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER admin_actions_chain AFTER INSERT ON admin_actions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_action();
--> statement-breakpoint
-- The log only grows, whoever writes to it: a row gets its place in the chain once, and nothing else changes.
CREATE FUNCTION refuse_action_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text[] := '{position,previous_hash,hash}';
BEGIN
  IF old.hash IS NULL AND to_jsonb(new) - place = to_jsonb(old) - place THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION '% only grows: nothing in it is changed or deleted', tg_table_name;
END
$$;
--> statement-breakpoint
CREATE TRIGGER admin_actions_unchanged BEFORE UPDATE ON admin_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_action_change();
--> statement-breakpoint
CREATE TRIGGER admin_actions_append_only BEFORE DELETE OR TRUNCATE ON admin_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
