CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"flagged_at" timestamp (3) with time zone,
	CONSTRAINT "credit_accounts_available_not_negative" CHECK ("credit_accounts"."available" >= 0),
	CONSTRAINT "credit_accounts_held_not_negative" CHECK ("credit_accounts"."held" >= 0),
	CONSTRAINT "credit_accounts_debt_not_negative" CHECK ("credit_accounts"."debt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer GENERATED ALWAYS AS (case kind when 'grant' then credits when 'gift' then credits when 'hold' then -credits when 'release' then credits when 'take_back' then -credits when 'debt_settlement' then -credits else 0 end) STORED NOT NULL,
	"held_change" integer GENERATED ALWAYS AS (case kind when 'hold' then credits when 'capture' then -credits when 'release' then -credits else 0 end) STORED NOT NULL,
	"debt_change" integer GENERATED ALWAYS AS (case kind when 'debt' then credits when 'debt_settlement' then -credits else 0 end) STORED NOT NULL,
	"hold_id" bigint,
	"lot_id" bigint,
	"cause_kind" text NOT NULL,
	"cause_id" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_kind_known" CHECK (kind in ('grant', 'gift', 'hold', 'capture', 'release', 'take_back', 'debt', 'debt_settlement')),
	CONSTRAINT "credit_entries_credits_positive" CHECK ("credit_entries"."credits" > 0),
	CONSTRAINT "credit_entries_cause_named" CHECK ("credit_entries"."cause_kind" ~ '^[a-z][a-z_]*$' and length("credit_entries"."cause_id") > 0),
	CONSTRAINT "credit_entries_grant_is_of_a_payment" CHECK ("credit_entries"."kind" <> 'grant' or "credit_entries"."cause_kind" = 'payment'),
	CONSTRAINT "credit_entries_take_back_cause_known" CHECK (kind <> 'take_back' or cause_kind in ('refund', 'chargeback', 'provider_refund')),
	CONSTRAINT "credit_entries_debt_cause_known" CHECK ("credit_entries"."kind" <> 'debt' or "credit_entries"."cause_kind" in ('chargeback', 'provider_refund')),
	CONSTRAINT "credit_entries_reason_given" CHECK (case when "credit_entries"."kind" in ('gift', 'release', 'take_back', 'debt') then coalesce(length(btrim("credit_entries"."reason")), 0) > 0 else true end),
	CONSTRAINT "credit_entries_hold_named" CHECK (case when "credit_entries"."kind" in ('capture', 'release') then "credit_entries"."hold_id" is not null when "credit_entries"."kind" = 'debt_settlement' then true else "credit_entries"."hold_id" is null end),
	CONSTRAINT "credit_entries_lot_named" CHECK (("credit_entries"."lot_id" is not null) = ("credit_entries"."kind" in ('take_back', 'debt', 'debt_settlement')))
);
--> statement-breakpoint
CREATE TABLE "credit_hold_lots" (
	"hold_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "credit_hold_lots_hold_id_lot_id_pk" PRIMARY KEY("hold_id","lot_id"),
	CONSTRAINT "credit_hold_lots_credits_positive" CHECK ("credit_hold_lots"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_lots_kind_known" CHECK ("credit_lots"."kind" in ('grant', 'gift')),
	CONSTRAINT "credit_lots_nothing_negative" CHECK (least("credit_lots"."remaining", "credit_lots"."held", "credit_lots"."spent", "credit_lots"."taken_back", "credit_lots"."owed") >= 0),
	CONSTRAINT "credit_lots_every_credit_somewhere" CHECK ("credit_lots"."remaining" + "credit_lots"."held" + "credit_lots"."spent" + "credit_lots"."taken_back" = "credit_lots"."credits"),
	CONSTRAINT "credit_lots_money_back_once" CHECK ("credit_lots"."taken_back" + "credit_lots"."owed" <= "credit_lots"."credits")
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_hold_id_credit_entries_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_lots" ADD CONSTRAINT "credit_hold_lots_hold_id_credit_entries_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_lots" ADD CONSTRAINT "credit_hold_lots_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_id_credit_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_flagged" ON "credit_accounts" USING btree ("flagged_at") WHERE "credit_accounts"."flagged_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_grant_per_payment" ON "credit_entries" USING btree ("cause_id") WHERE "credit_entries"."kind" = 'grant';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_gift_per_cause" ON "credit_entries" USING btree ("cause_kind","cause_id") WHERE "credit_entries"."kind" = 'gift';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_settlement_per_hold" ON "credit_entries" USING btree ("hold_id") WHERE "credit_entries"."kind" in ('capture', 'release');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_refund_per_lot" ON "credit_entries" USING btree ("lot_id") WHERE "credit_entries"."kind" = 'take_back' and "credit_entries"."cause_kind" = 'refund';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_take_back_per_cause" ON "credit_entries" USING btree ("lot_id","kind","cause_kind","cause_id") WHERE "credit_entries"."kind" in ('take_back', 'debt');--> statement-breakpoint
CREATE INDEX "credit_entries_of_user" ON "credit_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_entries_of_cause" ON "credit_entries" USING btree ("cause_kind","cause_id");--> statement-breakpoint
CREATE INDEX "credit_lots_to_take_from" ON "credit_lots" USING btree ("user_id","id") WHERE "credit_lots"."remaining" > 0;--> statement-breakpoint

-- From here on by hand: what the schema cannot express. Entries are facts; accounts and lots are their sums, written by these triggers and by nobody else.

CREATE FUNCTION credits_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger is only appended to', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION credits_refuse();
--> statement-breakpoint
CREATE TRIGGER credit_hold_lots_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_hold_lots FOR EACH STATEMENT EXECUTE FUNCTION credits_refuse();
--> statement-breakpoint
CREATE TRIGGER credit_accounts_kept BEFORE DELETE OR TRUNCATE ON credit_accounts FOR EACH STATEMENT EXECUTE FUNCTION credits_refuse();
--> statement-breakpoint
CREATE TRIGGER credit_lots_kept BEFORE DELETE OR TRUNCATE ON credit_lots FOR EACH STATEMENT EXECUTE FUNCTION credits_refuse();
--> statement-breakpoint

-- Depth 1 is a statement of a client; deeper is the posting of an entry.
CREATE FUNCTION credits_only_by_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    RAISE EXCEPTION '% of % is refused: only an entry of the ledger changes it', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_accounts_start_empty BEFORE INSERT ON credit_accounts FOR EACH ROW
  WHEN (NEW.available <> 0 OR NEW.held <> 0 OR NEW.debt <> 0) EXECUTE FUNCTION credits_only_by_entries();
--> statement-breakpoint
CREATE TRIGGER credit_accounts_only_by_entries BEFORE UPDATE OF user_id, available, held, debt ON credit_accounts FOR EACH ROW EXECUTE FUNCTION credits_only_by_entries();
--> statement-breakpoint
CREATE TRIGGER credit_lots_only_by_entries BEFORE INSERT OR UPDATE ON credit_lots FOR EACH ROW EXECUTE FUNCTION credits_only_by_entries();
--> statement-breakpoint

CREATE FUNCTION credits_post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_accounts SET
    available = available + NEW.amount,
    held = held + NEW.held_change,
    debt = debt + NEW.debt_change,
    flagged_at = CASE WHEN NEW.kind = 'debt' OR (NEW.kind = 'take_back' AND NEW.cause_kind = 'chargeback') THEN coalesce(flagged_at, now()) ELSE flagged_at END
  WHERE user_id = NEW.user_id;

  IF NEW.hold_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM credit_entries hold
    WHERE hold.id = NEW.hold_id AND hold.kind = 'hold' AND hold.user_id = NEW.user_id AND (hold.credits = NEW.credits OR NEW.kind = 'debt_settlement')
  ) THEN
    RAISE EXCEPTION '% names %, which is no hold of this account and size', NEW.kind, NEW.hold_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;

  CASE NEW.kind
    WHEN 'grant', 'gift' THEN
      INSERT INTO credit_lots (id, user_id, kind, credits, remaining) VALUES (NEW.id, NEW.user_id, NEW.kind, NEW.credits, NEW.credits);
    WHEN 'hold' THEN
      NULL; -- Its lots move with the rows of credit_hold_lots.
    WHEN 'capture' THEN
      UPDATE credit_lots lot SET held = lot.held - share.credits, spent = lot.spent + share.credits
      FROM credit_hold_lots share WHERE share.hold_id = NEW.hold_id AND lot.id = share.lot_id;
    WHEN 'release' THEN
      UPDATE credit_lots lot SET held = lot.held - share.credits, remaining = lot.remaining + share.credits
      FROM credit_hold_lots share WHERE share.hold_id = NEW.hold_id AND lot.id = share.lot_id;
    WHEN 'take_back' THEN
      UPDATE credit_lots SET remaining = remaining - NEW.credits, taken_back = taken_back + NEW.credits WHERE id = NEW.lot_id;
    WHEN 'debt' THEN
      UPDATE credit_lots SET owed = owed + NEW.credits WHERE id = NEW.lot_id;
    WHEN 'debt_settlement' THEN
      -- Out of a new grant it pays for what was spent before; out of a released hold it takes back the very credits that were owed.
      IF NEW.hold_id IS NULL THEN
        UPDATE credit_lots SET remaining = remaining - NEW.credits, spent = spent + NEW.credits WHERE id = NEW.lot_id;
      ELSE
        UPDATE credit_lots SET remaining = remaining - NEW.credits, taken_back = taken_back + NEW.credits, owed = owed - NEW.credits WHERE id = NEW.lot_id;
      END IF;
  END CASE;

  IF NEW.lot_id IS NOT NULL AND NOT EXISTS (SELECT FROM credit_lots lot WHERE lot.id = NEW.lot_id AND lot.user_id = NEW.user_id) THEN
    RAISE EXCEPTION '% names lot %, which is not of this account', NEW.kind, NEW.lot_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_post AFTER INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION credits_post_entry();
--> statement-breakpoint

CREATE FUNCTION credits_take_from_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_lots lot SET remaining = lot.remaining - NEW.credits, held = lot.held + NEW.credits
  FROM credit_entries hold WHERE hold.id = NEW.hold_id AND hold.kind = 'hold' AND lot.id = NEW.lot_id AND lot.user_id = hold.user_id;
  IF NOT FOUND OR (SELECT sum(share.credits) FROM credit_hold_lots share WHERE share.hold_id = NEW.hold_id)
      > (SELECT hold.credits FROM credit_entries hold WHERE hold.id = NEW.hold_id) THEN
    RAISE EXCEPTION 'lot % is not for hold % to take % credits from', NEW.lot_id, NEW.hold_id, NEW.credits USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_hold_lots_take AFTER INSERT ON credit_hold_lots FOR EACH ROW EXECUTE FUNCTION credits_take_from_lot();
--> statement-breakpoint

CREATE FUNCTION credits_require_lots_of_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(share.credits), 0) FROM credit_hold_lots share WHERE share.hold_id = NEW.id) <> NEW.credits THEN
    RAISE EXCEPTION 'hold % does not name the lots of its % credits', NEW.id, NEW.credits USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, because a hold exists a moment before its lots are named.
CREATE CONSTRAINT TRIGGER credit_entries_hold_has_lots AFTER INSERT ON credit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'hold') EXECUTE FUNCTION credits_require_lots_of_hold();
