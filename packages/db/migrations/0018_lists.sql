DROP INDEX "work_steps_done";--> statement-breakpoint
CREATE INDEX "processings_listed" ON "processings" USING btree ("user_id","created_at","id","kind") WHERE "processings"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "work_steps_open" ON "work_steps" USING btree ("user_id","ordered_at") WHERE "work_steps"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "work_steps_done" ON "work_steps" USING btree ("kind","done_at") WHERE "work_steps"."state" = 'done';