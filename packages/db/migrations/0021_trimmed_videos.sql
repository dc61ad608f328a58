ALTER TABLE "videos" DROP CONSTRAINT "videos_error_code_known";--> statement-breakpoint
ALTER TABLE "work_steps" DROP CONSTRAINT "work_steps_kind_known";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "trimmed_from" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_trimmed_once" ON "videos" USING btree ("trimmed_from") WHERE "videos"."trimmed_from" is not null and ("videos"."state" <> 'error' or "videos"."source_key" is not null);--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_trimmed_is_whole" CHECK (("videos"."trimmed_from" is null) = ("videos"."left_out" is null));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_error_code_known" CHECK (error_code in ('empty', 'unreadable', 'not_mp4', 'no_video', 'codec_unsupported', 'damaged', 'too_large', 'too_long', 'too_big', 'hdr_unsupported', 'no_face', 'refused', 'original_gone', 'failed'));--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_kind_known" CHECK (kind in ('leave-out', 'check', 'analyse', 'plan', 'segment', 'finish', 'cut-out'));