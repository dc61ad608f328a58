DROP INDEX "notices_of_user";--> statement-breakpoint
CREATE INDEX "processings_failed" ON "processings" USING btree ("finished_at","id") WHERE "processings"."status" = 'error';--> statement-breakpoint
CREATE INDEX "notices_of_user" ON "notices" USING btree ("user_id","id");