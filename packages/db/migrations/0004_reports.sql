CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid,
	"case_id" uuid,
	"reason" text NOT NULL,
	"placed_by" uuid,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid,
	"proposal_reason" text,
	"proposed_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "blocks_subject_known" CHECK (subject in ('processing', 'face', 'video', 'image', 'clip', 'account')),
	CONSTRAINT "blocks_proposal_is_whole" CHECK (("blocks"."proposed_by" is null) = ("blocks"."proposed_at" is null) and ("blocks"."proposed_by" is null) = ("blocks"."proposal_reason" is null)),
	CONSTRAINT "blocks_lift_is_whole" CHECK (("blocks"."lifted_by" is null) = ("blocks"."lifted_at" is null)),
	CONSTRAINT "blocks_lifted_by_two" CHECK ("blocks"."lifted_by" is null or ("blocks"."proposed_by" is not null and "blocks"."lifted_by" <> "blocks"."proposed_by")),
	CONSTRAINT "blocks_not_by_the_owner" CHECK ("blocks"."user_id" is null or ("blocks"."proposed_by" is distinct from "blocks"."user_id" and "blocks"."lifted_by" is distinct from "blocks"."user_id"))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text NOT NULL,
	"source_key" text,
	"view_key" text,
	"thumbnail_key" text,
	"preview_coverage" real,
	"preview_warnings" text[],
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_purpose_known" CHECK (purpose in ('subject', 'background')),
	CONSTRAINT "images_state_known" CHECK (state in ('ready', 'held', 'refused')),
	CONSTRAINT "images_files_unless_refused" CHECK (("images"."state" = 'refused') = ("images"."source_key" is null) and ("images"."source_key" is null) = ("images"."view_key" is null) and ("images"."source_key" is null) = ("images"."thumbnail_key" is null)),
	CONSTRAINT "images_size_positive" CHECK ("images"."bytes" > 0 and "images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"reason" text NOT NULL,
	"link" text NOT NULL,
	"words" text NOT NULL,
	"sealed_email" text,
	"language" text NOT NULL,
	"copy_state" text NOT NULL,
	"similarity" real,
	"case_id" uuid,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reports_protocol_unique" UNIQUE("protocol"),
	CONSTRAINT "reports_reason_known" CHECK (reason in ('intimate', 'minor', 'no_consent', 'deceit', 'other')),
	CONSTRAINT "reports_language_known" CHECK (language in ('pt_BR', 'en')),
	CONSTRAINT "reports_copy_state_known" CHECK (copy_state in ('none', 'waiting', 'matched', 'unmatched', 'unreadable')),
	CONSTRAINT "reports_outcome_known" CHECK (outcome in ('blocked', 'kept', 'not_found')),
	CONSTRAINT "reports_answer_is_whole" CHECK (("reports"."outcome" is null) = ("reports"."answered_at" is null)),
	CONSTRAINT "reports_reach_staff" CHECK ("reports"."copy_state" = 'waiting' or "reports"."case_id" is not null),
	CONSTRAINT "reports_contact_forgotten" CHECK ("reports"."answered_at" is null or "reports"."sealed_email" is null)
);
--> statement-breakpoint
ALTER TABLE "processings" DROP CONSTRAINT "processings_error_code_known";--> statement-breakpoint
ALTER TABLE "review_cases" DROP CONSTRAINT "review_cases_subject_known";--> statement-breakpoint
ALTER TABLE "review_cases" DROP CONSTRAINT "review_cases_reason_known";--> statement-breakpoint
DROP INDEX "review_cases_one_waiting";--> statement-breakpoint
ALTER TABLE "review_cases" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "source" text DEFAULT 'screen' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_case_id_review_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."review_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_review_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."review_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_one_standing" ON "blocks" USING btree ("subject","subject_id") WHERE "blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_of_owner" ON "blocks" USING btree ("user_id") WHERE "blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_newest" ON "blocks" USING btree ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_of_user" ON "images" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_unused" ON "images" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "reports_of_case" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_unmatched" ON "reports" USING btree ("created_at") WHERE "reports"."copy_state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_one_waiting" ON "review_cases" USING btree ("subject","subject_id","source") WHERE "review_cases"."state" in ('open', 'appealed');--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_error_code_known" CHECK (error_code in ('cancelled', 'refused', 'poor_coverage', 'face_removed', 'video_removed', 'image_removed', 'nothing_found', 'damaged', 'failed', 'blocked'));--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_source_known" CHECK (source in ('screen', 'report'));--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_owner_known" CHECK ("review_cases"."user_id" is not null or "review_cases"."source" = 'report');--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_subject_known" CHECK (subject in ('face', 'video', 'image', 'processing', 'report'));--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_reason_known" CHECK (reason in ('sexual_content', 'apparent_minor', 'reported_intimate', 'reported_minor', 'reported_no_consent', 'reported_deceit', 'reported_other'));--> statement-breakpoint

-- What was blocked, why and by whom stays as it was written, and a lifted block is history: it neither changes nor goes.
CREATE FUNCTION blocks_only_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.lifted_at IS NOT NULL
    OR (NEW.id, NEW.subject, NEW.subject_id, NEW.reason, NEW.placed_at) IS DISTINCT FROM (OLD.id, OLD.subject, OLD.subject_id, OLD.reason, OLD.placed_at)
    OR NEW.placed_by IS DISTINCT FROM OLD.placed_by THEN
    RAISE EXCEPTION 'block % stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'blocks_stay';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_stay BEFORE UPDATE OR DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION blocks_only_forward();
--> statement-breakpoint

-- Nothing is begun with a face that is blocked, whatever code asks.
CREATE FUNCTION processing_faces_refuse_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM blocks b WHERE b.subject = 'face' AND b.subject_id = NEW.face_id AND b.lifted_at IS NULL) THEN
    RAISE EXCEPTION 'face % is blocked', NEW.face_id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'processing_faces_not_blocked';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER processing_faces_not_blocked BEFORE INSERT ON processing_faces FOR EACH ROW EXECUTE FUNCTION processing_faces_refuse_blocked();
