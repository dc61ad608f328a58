ALTER TABLE "processings" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "work_steps" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "work_steps" ADD COLUMN "trace_parent" text;