CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	CONSTRAINT "credit_orders_once" UNIQUE("asked_by","idempotency_key"),
	CONSTRAINT "credit_orders_kind_known" CHECK (kind in ('gift', 'take')),
	CONSTRAINT "credit_orders_state_known" CHECK (state in ('done', 'pending', 'denied')),
	CONSTRAINT "credit_orders_credits_positive" CHECK ("credit_orders"."credits" > 0),
	CONSTRAINT "credit_orders_reason_given" CHECK (length(btrim("credit_orders"."reason")) > 0),
	CONSTRAINT "credit_orders_never_own" CHECK ("credit_orders"."user_id" <> "credit_orders"."asked_by" and "credit_orders"."user_id" is distinct from "credit_orders"."decided_by"),
	CONSTRAINT "credit_orders_second_person" CHECK ("credit_orders"."decided_by" is distinct from "credit_orders"."asked_by"),
	CONSTRAINT "credit_orders_decided_whole" CHECK (("credit_orders"."decided_by" is null) = ("credit_orders"."decided_at" is null) and ("credit_orders"."state" <> 'pending' or "credit_orders"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"part" text NOT NULL,
	"count" integer NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"part" text NOT NULL,
	"count" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "figure_days_day_figure_part_pk" PRIMARY KEY("day","figure","part")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_irrestrict" boolean NOT NULL,
	"checked" text NOT NULL,
	"by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verifications_checked_something" CHECK (length(btrim("verifications"."checked")) > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_take_back_cause_known";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "credit_entries_of_user";--> statement-breakpoint
DROP INDEX "payments_of_user";--> statement-breakpoint
DROP INDEX "payments_newest";--> statement-breakpoint
DROP INDEX "refunds_of_payment";--> statement-breakpoint
DROP INDEX "processings_of_user";--> statement-breakpoint
DROP INDEX "audit_entries_newest";--> statement-breakpoint
DROP INDEX "audit_entries_of_subject";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_given_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(btrim(regexp_replace(lower(translate(name || ' ' || email, 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')), '[^a-z0-9]+', ' ', 'g')), ' '))) STORED;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "package_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD CONSTRAINT "credit_orders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_actions_expiry" ON "bulk_actions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credit_orders_waiting" ON "credit_orders" USING btree ("asked_at","id") WHERE "credit_orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "credit_orders_of_state" ON "credit_orders" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "credit_orders_of_user" ON "credit_orders" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "credit_orders_of_asker" ON "credit_orders" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "verifications_of_user" ON "verifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ("words");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_of_status" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_verified" ON "users" USING btree ("created_at","id") WHERE "users"."is_irrestrict";--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id","received_at") WHERE "payment_events"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_by_reference" ON "payment_events" USING btree ("reference") WHERE "payment_events"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_by_transaction" ON "payment_events" USING btree ("transaction") WHERE "payment_events"."transaction" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_reference" ON "payments" USING btree ("reference") WHERE "payments"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_transaction" ON "payments" USING btree ("transaction") WHERE "payments"."transaction" is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_state" ON "refunds" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "processings_finished" ON "processings" USING btree ("finished_at") WHERE "processings"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action" text_pattern_ops,"created_at","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_entries_of_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "processings_of_user" ON "processings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject","subject_id","created_at","id");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_take_back_cause_known" CHECK (kind <> 'take_back' or cause_kind in ('refund', 'chargeback', 'provider_refund', 'staff'));--> statement-breakpoint

-- From here on by hand. What was bought keeps the promises of its package as they were on that day.
UPDATE payments SET package_tags = packages.tags FROM packages WHERE packages.id = payments.package_id;
--> statement-breakpoint

CREATE FUNCTION users_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.role IS DISTINCT FROM OLD.role AND NEW.role_given_at = OLD.role_given_at THEN
    NEW.role_given_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.phone, OLD.role, OLD.status, OLD.is_irrestrict, OLD.language) IS DISTINCT FROM (NEW.name, NEW.email, NEW.phone, NEW.role, NEW.status, NEW.is_irrestrict, NEW.language))
  EXECUTE FUNCTION users_count_version();
--> statement-breakpoint

-- One at a time: of two admins who demote each other at once, the second counts after the first has committed.
CREATE FUNCTION users_keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('users_keep_an_admin'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) THEN
    RAISE EXCEPTION 'account % is the last active admin', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_an_admin';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.status = 'active' AND (NEW.role IS DISTINCT FROM 'admin' OR NEW.status <> 'active')) EXECUTE FUNCTION users_keep_an_admin();
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin_row BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.status = 'active') EXECUTE FUNCTION users_keep_an_admin();
--> statement-breakpoint

CREATE FUNCTION verifications_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who checked what is only appended to' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER verifications_append_only BEFORE UPDATE ON verifications FOR EACH ROW EXECUTE FUNCTION verifications_refuse_change();
--> statement-breakpoint

-- The figures of the dashboard and of the sales, by day of São Paulo. Every change is appended in the commit that made it.
CREATE FUNCTION figure_day(instant timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT (instant AT TIME ZONE 'America/Sao_Paulo')::date $$;
--> statement-breakpoint
-- Steps of a histogram, each 10% wider than the one before.
CREATE FUNCTION figure_step(seconds double precision) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT floor(ln(greatest(1, seconds)) / ln(1.1))::integer $$;
--> statement-breakpoint

CREATE FUNCTION figures_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(NEW.created_at), 'sign_ups', coalesce(NEW.role, ''), 1, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_figures AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION figures_of_users();
--> statement-breakpoint

CREATE FUNCTION figures_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO figure_changes (day, figure, part, count, cents) VALUES
      (figure_day(OLD.created_at), 'payments', OLD.status || ':' || OLD.method, -1, -OLD.amount_cents),
      (figure_day(OLD.created_at), 'payments_refunded', OLD.status || ':' || OLD.method, 0, -OLD.refunded_cents);
    IF NEW.refunded_cents > OLD.refunded_cents THEN
      INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(now()), 'refunded', NEW.method, 1, NEW.refunded_cents - OLD.refunded_cents);
    END IF;
  END IF;
  INSERT INTO figure_changes (day, figure, part, count, cents) VALUES
    (figure_day(NEW.created_at), 'payments', NEW.status || ':' || NEW.method, 1, NEW.amount_cents),
    (figure_day(NEW.created_at), 'payments_refunded', NEW.status || ':' || NEW.method, 0, NEW.refunded_cents);
  IF NEW.paid_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.paid_at IS NULL) THEN
    INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(NEW.paid_at), 'paid', NEW.method, 1, NEW.amount_cents);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_figures_new AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION figures_of_payments();
--> statement-breakpoint
CREATE TRIGGER payments_figures AFTER UPDATE ON payments FOR EACH ROW
  WHEN ((OLD.status, OLD.paid_at, OLD.refunded_cents) IS DISTINCT FROM (NEW.status, NEW.paid_at, NEW.refunded_cents)) EXECUTE FUNCTION figures_of_payments();
--> statement-breakpoint

CREATE FUNCTION figures_of_processings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(OLD.created_at), 'processings', OLD.status, -1, 0);
  END IF;
  INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(NEW.created_at), 'processings', NEW.status, 1, 0);
  IF NEW.finished_at IS NOT NULL THEN
    INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(NEW.finished_at), 'finished', coalesce(NEW.error_code, 'completed'), 1, 0);
  END IF;
  IF NEW.status = 'completed' THEN
    INSERT INTO figure_changes (day, figure, part, count, cents) VALUES
      (figure_day(NEW.finished_at), 'seconds', figure_step(extract(epoch FROM NEW.finished_at - NEW.created_at)::double precision)::text, 1, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER processings_figures_new AFTER INSERT ON processings FOR EACH ROW EXECUTE FUNCTION figures_of_processings();
--> statement-breakpoint
CREATE TRIGGER processings_figures AFTER UPDATE ON processings FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION figures_of_processings();
--> statement-breakpoint

CREATE FUNCTION figures_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, figure, part, count, cents) VALUES (figure_day(coalesce(NEW.decided_at, NEW.created_at)), 'refusals', NEW.subject, 1, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_cases_figures_new AFTER INSERT ON review_cases FOR EACH ROW WHEN (NEW.state = 'refused') EXECUTE FUNCTION figures_of_review();
--> statement-breakpoint
-- A refusal that an appeal did not change is counted once.
CREATE TRIGGER review_cases_figures AFTER UPDATE ON review_cases FOR EACH ROW WHEN (OLD.state = 'open' AND NEW.state = 'refused') EXECUTE FUNCTION figures_of_review();
--> statement-breakpoint

-- What the rows say, counted anew: for what was there before the triggers were.
CREATE FUNCTION figures_rebuild() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM figure_changes;
  DELETE FROM figure_days WHERE figure <> 'queue_peak';
  INSERT INTO figure_days (day, figure, part, count, cents)
  SELECT figure_day(created_at), 'sign_ups', coalesce(role, ''), count(*), 0 FROM users GROUP BY 1, 3
  UNION ALL SELECT figure_day(created_at), 'payments', status || ':' || method, count(*), sum(amount_cents) FROM payments GROUP BY 1, 3
  UNION ALL SELECT figure_day(created_at), 'payments_refunded', status || ':' || method, 0, sum(refunded_cents) FROM payments GROUP BY 1, 3
  UNION ALL SELECT figure_day(paid_at), 'paid', method, count(*), sum(amount_cents) FROM payments WHERE paid_at IS NOT NULL GROUP BY 1, 3
  UNION ALL SELECT figure_day(coalesce((SELECT max(r.decided_at) FROM refunds r WHERE r.payment_id = p.id), p.paid_at, p.created_at)), 'refunded', method, count(*), sum(refunded_cents)
    FROM payments p WHERE refunded_cents > 0 GROUP BY 1, 3
  UNION ALL SELECT figure_day(created_at), 'processings', status, count(*), 0 FROM processings GROUP BY 1, 3
  UNION ALL SELECT figure_day(finished_at), 'finished', coalesce(error_code, 'completed'), count(*), 0 FROM processings WHERE finished_at IS NOT NULL GROUP BY 1, 3
  UNION ALL SELECT figure_day(finished_at), 'seconds', figure_step(extract(epoch FROM finished_at - created_at)::double precision)::text, count(*), 0
    FROM processings WHERE status = 'completed' GROUP BY 1, 3
  UNION ALL SELECT figure_day(coalesce(decided_at, created_at)), 'refusals', subject, count(*), 0 FROM review_cases WHERE state IN ('refused', 'appealed') GROUP BY 1, 3;
END $$;
--> statement-breakpoint
SELECT figures_rebuild();
