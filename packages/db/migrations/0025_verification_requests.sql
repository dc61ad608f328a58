CREATE TABLE "verification_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"ask_again_at" timestamp (3) with time zone,
	CONSTRAINT "verification_requests_state_known" CHECK (state in ('pending', 'approved', 'declined')),
	CONSTRAINT "verification_requests_never_own" CHECK ("verification_requests"."user_id" is distinct from "verification_requests"."decided_by"),
	CONSTRAINT "verification_requests_decided_whole" CHECK (("verification_requests"."state" = 'pending') = ("verification_requests"."decided_by" is null) and ("verification_requests"."decided_by" is null) = ("verification_requests"."decided_at" is null) and ("verification_requests"."decided_by" is null) = ("verification_requests"."decision_reason" is null)),
	CONSTRAINT "verification_requests_declined_until" CHECK (("verification_requests"."state" = 'declined') = ("verification_requests"."ask_again_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_requests_one_waits" ON "verification_requests" USING btree ("user_id") WHERE "verification_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "verification_requests_of_state" ON "verification_requests" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "verification_requests_of_user" ON "verification_requests" USING btree ("user_id","asked_at","id");