DROP INDEX "review_cases_waiting";--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "owner_picture_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "continuation" jsonb;--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "decide_by" timestamp (3) with time zone;--> statement-breakpoint
-- Nobody was promised a time before: what waits has a whole day from now on, and nobody is told of a delay.
UPDATE "review_cases" SET "decide_by" = CASE WHEN "state" IN ('open', 'appealed') THEN now() ELSE "created_at" END + interval '24 hours';--> statement-breakpoint
ALTER TABLE "review_cases" ALTER COLUMN "decide_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "delay_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "review_cases_judged" ON "review_cases" USING btree ("decided_at") WHERE "review_cases"."decided_by" is not null and "review_cases"."source" = 'screen';--> statement-breakpoint
CREATE INDEX "review_cases_waiting" ON "review_cases" USING btree ("decide_by","id") WHERE "review_cases"."state" in ('open', 'appealed');--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_objection_short" CHECK (length("review_cases"."objection") <= 500);