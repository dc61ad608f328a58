CREATE TABLE "catalog_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_terms" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalog_terms_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "catalog_words" (
	"word" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clip_categories" (
	"clip_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "clip_categories_clip_id_category_id_pk" PRIMARY KEY("clip_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "clip_uses" (
	"clip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "clip_uses_clip_id_user_id_kind_day_pk" PRIMARY KEY("clip_id","user_id","kind","day"),
	CONSTRAINT "clip_uses_kind_known" CHECK (kind in ('view', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"staff_badges" text[] DEFAULT '{}' NOT NULL,
	"earned_badges" text[] DEFAULT '{}' NOT NULL,
	"price_credits" integer DEFAULT 1 NOT NULL,
	"position" double precision NOT NULL,
	"licence_holder" text,
	"licence_territory" text,
	"licence_until" date,
	"licence_people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proof_key" text,
	"proof_name" text,
	"previews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"title_words" text[] DEFAULT '{}' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"choices" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawal_cause" text,
	"withdrawal_reason" text,
	CONSTRAINT "clips_state_known" CHECK (state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "clips_withdrawal_cause_known" CHECK (withdrawal_cause in ('staff', 'licence_expired')),
	CONSTRAINT "clips_price_positive" CHECK ("clips"."price_credits" > 0),
	CONSTRAINT "clips_out_has_a_cause" CHECK (("clips"."state" = 'withdrawn') = ("clips"."withdrawn_at" is not null and "clips"."withdrawal_cause" is not null)),
	CONSTRAINT "clips_published_has_titles" CHECK ("clips"."state" <> 'published' or ("clips"."published_at" is not null and "clips"."title" ->> 'pt_BR' <> '' and "clips"."title" ->> 'en' <> '')),
	CONSTRAINT "clips_published_is_licensed" CHECK ("clips"."state" <> 'published' or ("clips"."licence_holder" is not null and "clips"."licence_territory" is not null and "clips"."licence_until" is not null and "clips"."proof_key" is not null and jsonb_array_length("clips"."licence_people") > 0))
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "purpose" text DEFAULT 'video' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_terms" ADD CONSTRAINT "catalog_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_categories" ADD CONSTRAINT "clip_categories_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_categories" ADD CONSTRAINT "clip_categories_category_id_catalog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."catalog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_uses" ADD CONSTRAINT "clip_uses_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_uses" ADD CONSTRAINT "clip_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_id_videos_id_fk" FOREIGN KEY ("id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_words_beginning" ON "catalog_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "catalog_words_keys" ON "catalog_words" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "clip_categories_of_category" ON "clip_categories" USING btree ("category_id","clip_id");--> statement-breakpoint
CREATE INDEX "clip_uses_lately" ON "clip_uses" USING btree ("day","kind","clip_id");--> statement-breakpoint
CREATE INDEX "clips_in_order" ON "clips" USING btree ("position","id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_newest" ON "clips" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_most_viewed" ON "clips" USING btree ("views" DESC NULLS LAST,"id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_most_chosen" ON "clips" USING btree ("choices" DESC NULLS LAST,"id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_by_price" ON "clips" USING btree ("price_credits","position","id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_licence_ends" ON "clips" USING btree ("licence_until") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_words" ON "clips" USING gin ("words");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_purpose_known" CHECK (purpose in ('video', 'clip'));--> statement-breakpoint

-- Nobody sees a clip that was not screened clean and analysed, whatever code publishes it.
CREATE FUNCTION clips_require_ready_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'published' AND NOT EXISTS (
    SELECT FROM videos v WHERE v.id = NEW.id AND v.purpose = 'clip' AND v.state = 'ready' AND jsonb_array_length(v.people) > 0
  ) THEN
    RAISE EXCEPTION 'clip % has no screened and analysed video', NEW.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'clips_published_is_ready';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER clips_published_is_ready BEFORE INSERT OR UPDATE OF state ON clips FOR EACH ROW EXECUTE FUNCTION clips_require_ready_video();
--> statement-breakpoint

-- A clip is chosen while it is in the catalogue, at its price, by somebody who accepted the catalogue's terms.
CREATE FUNCTION processings_require_clip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM clips c WHERE c.id = NEW.video_id AND c.state = 'published' AND c.price_credits = NEW.credits) THEN
    RAISE EXCEPTION 'processing % is of no clip of the catalogue at this price', NEW.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'processings_of_offered_clip';
  END IF;
  IF NOT EXISTS (SELECT FROM catalog_terms t WHERE t.user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'processing % without accepted terms', NEW.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'processings_need_terms';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER processings_of_offered_clip BEFORE INSERT ON processings FOR EACH ROW WHEN (NEW.kind = 'catalog') EXECUTE FUNCTION processings_require_clip();
