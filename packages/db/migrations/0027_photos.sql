ALTER TABLE "images" DROP CONSTRAINT "images_purpose_known";--> statement-breakpoint
ALTER TABLE "processings" DROP CONSTRAINT "processings_kind_known";--> statement-breakpoint
ALTER TABLE "work_steps" DROP CONSTRAINT "work_steps_kind_known";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "people" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_photo_has_people" CHECK (("images"."purpose" = 'photo' or "images"."people" is null) and ("images"."purpose" <> 'photo' or "images"."state" = 'refused' or "images"."people" is not null));--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_purpose_known" CHECK (purpose in ('subject', 'background', 'photo'));--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_kind_known" CHECK (kind in ('video', 'catalog', 'image', 'photo'));--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_kind_known" CHECK (kind in ('leave-out', 'check', 'analyse', 'plan', 'segment', 'finish', 'cut-out', 'swap-photo'));