ALTER TABLE "review_cases" DROP CONSTRAINT "review_cases_state_known";--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "review_cases_untold" ON "review_cases" USING btree ("user_id") WHERE "review_cases"."told_at" is null and "review_cases"."state" = 'open' and "review_cases"."source" = 'screen';--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_state_known" CHECK (state in ('open', 'cleared', 'refused', 'appealed', 'withdrawn'));--> statement-breakpoint
-- Who is held already was mailed when it was held.
UPDATE "review_cases" SET "told_at" = "created_at";--> statement-breakpoint
-- What its owner deleted or cancelled waits for nobody.
UPDATE "review_cases" c SET "state" = 'withdrawn', "decided_at" = now(), "picture_keys" = '{}', "owner_picture_keys" = '{}' WHERE c."state" IN ('open', 'appealed') AND c."source" = 'screen' AND (
  (c."subject" = 'video' AND NOT EXISTS (SELECT FROM "videos" v WHERE v."id" = c."subject_id"))
  OR (c."subject" = 'face' AND NOT EXISTS (SELECT FROM "faces" f WHERE f."id" = c."subject_id"))
  OR (c."subject" = 'image' AND NOT EXISTS (SELECT FROM "images" i WHERE i."id" = c."subject_id"))
  OR (c."state" = 'open' AND c."subject" = 'processing' AND NOT EXISTS (SELECT FROM "processings" p WHERE p."id" = c."subject_id" AND p."status" IN ('pending', 'in_progress')))
);
