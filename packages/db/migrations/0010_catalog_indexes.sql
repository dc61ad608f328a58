DROP INDEX "catalog_words_keys";--> statement-breakpoint
DROP INDEX "clips_words";--> statement-breakpoint
CREATE INDEX "catalog_words_keys" ON "catalog_words" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "clips_words" ON "clips" USING gin ("words") WITH (fastupdate=false);