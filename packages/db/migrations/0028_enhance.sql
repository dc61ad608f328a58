ALTER TABLE "images" DROP CONSTRAINT "images_purpose_known";--> statement-breakpoint
ALTER TABLE "processings" DROP CONSTRAINT "processings_kind_known";--> statement-breakpoint
ALTER TABLE "work_steps" DROP CONSTRAINT "work_steps_kind_known";--> statement-breakpoint
ALTER TABLE "processings" ADD COLUMN "enhanced" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_purpose_known" CHECK (purpose in ('subject', 'background', 'photo', 'enhance'));--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_enhanced_whole" CHECK (("processings"."kind" = 'enhance') = ("processings"."enhanced" is not null));--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_kind_known" CHECK (kind in ('video', 'catalog', 'image', 'photo', 'enhance'));--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_kind_known" CHECK (kind in ('leave-out', 'check', 'analyse', 'plan', 'segment', 'finish', 'cut-out', 'swap-photo', 'enhance'));--> statement-breakpoint

-- An enlarged picture has the faces it had: nobody's is put anywhere, so there is no consent to ask for.
CREATE OR REPLACE FUNCTION processings_require_faces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind NOT IN ('image', 'enhance') AND NOT EXISTS (SELECT FROM processing_faces f WHERE f.processing_id = NEW.id) THEN
    RAISE EXCEPTION 'processing % names no face', NEW.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
