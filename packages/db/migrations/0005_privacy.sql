CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"bytes" bigint,
	"file_key" text,
	"nonce" text,
	"tag" text,
	CONSTRAINT "data_exports_state_known" CHECK (state in ('waiting', 'making', 'ready', 'failed', 'expired')),
	CONSTRAINT "data_exports_language_known" CHECK (language in ('pt_BR', 'en')),
	CONSTRAINT "data_exports_ready_is_whole" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."file_key" is not null and "data_exports"."nonce" is not null and "data_exports"."tag" is not null))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"protocol" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"counts" jsonb,
	"folders" text[] DEFAULT '{}' NOT NULL,
	"mail_mark" text,
	CONSTRAINT "erasures_protocol_once" UNIQUE("protocol"),
	CONSTRAINT "erasures_state_known" CHECK (state in ('waiting', 'erasing', 'sweeping', 'done', 'cancelled')),
	CONSTRAINT "erasures_done_has_a_receipt" CHECK ("erasures"."state" not in ('sweeping', 'done') or ("erasures"."erased_at" is not null and "erasures"."counts" is not null)),
	CONSTRAINT "erasures_done_keeps_nothing" CHECK ("erasures"."state" <> 'done' or ("erasures"."mail_mark" is null and cardinality("erasures"."folders") = 0))
);
--> statement-breakpoint
ALTER TABLE "work_steps" DROP CONSTRAINT "work_steps_kind_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "processings" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "processings" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "processings" ADD COLUMN "cut_out" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "personal_of" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_over" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."state" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_at_a_time" ON "erasures" USING btree ("user_id") WHERE "erasures"."state" in ('waiting', 'erasing', 'sweeping');--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at") WHERE "erasures"."state" in ('waiting', 'erasing', 'sweeping');--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_personal_of_users_id_fk" FOREIGN KEY ("personal_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "processings_of_image" ON "processings" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "processings_of_batch" ON "processings" USING btree ("batch_id") WHERE "processings"."batch_id" is not null;--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_cut_out_whole" CHECK ("processings"."kind" <> 'image' or "processings"."status" <> 'completed' or "processings"."cut_out" is not null);--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_sealed_is_whole" CHECK (("audit_entries"."personal_of" is null) = ("audit_entries"."sealed" is null) and ("audit_entries"."sealed" is null or ("audit_entries"."before" is null and "audit_entries"."after" is null and "audit_entries"."reason" is null)));--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_kind_known" CHECK (kind in ('check', 'analyse', 'plan', 'segment', 'finish', 'cut-out'));