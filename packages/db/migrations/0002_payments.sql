CREATE TABLE "billing_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_cpf" text NOT NULL,
	"cpf_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_profiles_cpf_once" UNIQUE("cpf_hash")
);
--> statement-breakpoint
CREATE TABLE "invitation_gifts" (
	"invited_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_credits_positive" CHECK ("packages"."credits" > 0),
	CONSTRAINT "packages_price_positive" CHECK ("packages"."price_cents" > 0),
	CONSTRAINT "packages_tags_known" CHECK (tags <@ array['most_popular', 'priority_processing']::text[])
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text,
	"kind" text,
	"verdict" text NOT NULL,
	"payment_id" text,
	"reference" text,
	"transaction" text,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp (3) with time zone,
	CONSTRAINT "payment_events_once" UNIQUE("gateway","event_id"),
	CONSTRAINT "payment_events_verdict_known" CHECK (verdict in ('accepted', 'ignored', 'forged', 'stale', 'malformed', 'foreign'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"promotion_id" uuid,
	"promotion_title_pt_br" text,
	"promotion_title_en" text,
	"percent_off" integer,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"gateway" text NOT NULL,
	"payer_cpf_hash" text NOT NULL,
	"has_first_purchase_price" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"flagged_at" timestamp (3) with time zone,
	"flag" text,
	"reference" text,
	"transaction" text,
	"pix_code" text,
	"payment_url" text,
	"idempotency_key" text,
	"body_hash" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "payments_credits_positive" CHECK ("payments"."credits" > 0),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0 and "payments"."amount_cents" <= "payments"."list_price_cents"),
	CONSTRAINT "payments_discount_named" CHECK (("payments"."promotion_id" is null) = ("payments"."amount_cents" = "payments"."list_price_cents")),
	CONSTRAINT "payments_refund_within_amount" CHECK ("payments"."refunded_cents" between 0 and "payments"."amount_cents"),
	CONSTRAINT "payments_paid_has_a_time" CHECK ("payments"."status" <> 'success' or "payments"."paid_at" is not null),
	CONSTRAINT "payments_currency_known" CHECK (currency in ('BRL')),
	CONSTRAINT "payments_method_known" CHECK (method in ('pix', 'card', 'boleto')),
	CONSTRAINT "payments_gateway_known" CHECK (gateway in ('sandbox', 'mercadopago', 'stripe')),
	CONSTRAINT "payments_status_known" CHECK (status in ('pending', 'success', 'refunded', 'fail', 'trash', 'error')),
	CONSTRAINT "payments_reason_known" CHECK (status_reason in ('expired', 'cancelled', 'rejected', 'not_accepted', 'refund', 'provider_refund', 'chargeback', 'amount_mismatch', 'currency_mismatch', 'payer_mismatch')),
	CONSTRAINT "payments_flag_dated" CHECK (("payments"."flag" is null) = ("payments"."flagged_at" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_packages" (
	"promotion_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	CONSTRAINT "promotion_packages_promotion_id_package_id_pk" PRIMARY KEY("promotion_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title_pt_br" text NOT NULL,
	"title_en" text NOT NULL,
	"text_pt_br" text NOT NULL,
	"text_en" text NOT NULL,
	"percent_off" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"is_for_all_packages" boolean DEFAULT true NOT NULL,
	"is_first_purchase_only" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_percent_sensible" CHECK ("promotions"."percent_off" between 1 and 95),
	CONSTRAINT "promotions_window_forward" CHECK ("promotions"."ends_at" is null or "promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"provider_refund" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "refunds_protocol_once" UNIQUE("protocol"),
	CONSTRAINT "refunds_state_known" CHECK (state in ('asked', 'approved', 'sent', 'done', 'denied', 'failed')),
	CONSTRAINT "refunds_credits_not_negative" CHECK ("refunds"."credits" >= 0),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_denied_with_reason" CHECK ("refunds"."state" <> 'denied' or coalesce(length(btrim("refunds"."reason")), 0) > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"external_reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"description" text NOT NULL,
	"payer" jsonb NOT NULL,
	"pix_code" text,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"paid_currency" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"charged_back" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_once" UNIQUE("external_reference"),
	CONSTRAINT "sandbox_charges_state_known" CHECK (state in ('pending', 'paid', 'rejected', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_once" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_gifts" ADD CONSTRAINT "invitation_gifts_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_gifts" ADD CONSTRAINT "invitation_gifts_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_gifts" ADD CONSTRAINT "invitation_gifts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_packages" ADD CONSTRAINT "promotion_packages_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_packages" ADD CONSTRAINT "promotion_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_id_sandbox_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."sandbox_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_gifts_of_inviter" ON "invitation_gifts" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "payment_events_to_handle" ON "payment_events" USING btree ("try_at") WHERE "payment_events"."handled_at" is null and "payment_events"."try_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_first_purchase_price" ON "payments" USING btree ("user_id") WHERE "payments"."has_first_purchase_price";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_of_gateway" ON "payments" USING btree ("gateway","reference") WHERE "payments"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("check_at") WHERE "payments"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("flagged_at") WHERE "payments"."flagged_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open_per_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" <> 'denied';--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("try_at") WHERE "refunds"."state" in ('approved', 'sent') and "refunds"."try_at" is not null;