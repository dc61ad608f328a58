ALTER TABLE "events" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_about" ON "events" USING btree ("about_user_id") WHERE "events"."about_user_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_about" ON "notices" USING btree ("about_user_id") WHERE "notices"."about_user_id" is not null;--> statement-breakpoint
-- Notices of gifts from before name the person in words only: they belong to the gift that was given at the same moment. Live events cannot be read here; they are gone within days.
UPDATE "notices" SET "about_user_id" = "invitation_gifts"."invited_id"
FROM "invitation_gifts" JOIN "users" ON "users"."id" = "invitation_gifts"."invited_id"
WHERE "notices"."kind" = 'invitation_gift' AND "notices"."user_id" = "invitation_gifts"."inviter_id"
  AND split_part("users"."name", ' ', 1) = "notices"."params"->>'name'
  AND "notices"."created_at" BETWEEN "invitation_gifts"."given_at" - interval '1 minute' AND "invitation_gifts"."given_at" + interval '1 minute';
