DROP INDEX "payments_flagged";--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("created_at","id") WHERE "payments"."flagged_at" is not null;