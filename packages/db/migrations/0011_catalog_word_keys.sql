CREATE TABLE "catalog_word_keys" (
	"key" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "catalog_word_keys_key_word_pk" PRIMARY KEY("key","word")
);
--> statement-breakpoint
DROP INDEX "catalog_words_keys";--> statement-breakpoint
ALTER TABLE "catalog_word_keys" ADD CONSTRAINT "catalog_word_keys_word_catalog_words_word_fk" FOREIGN KEY ("word") REFERENCES "public"."catalog_words"("word") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_words" DROP COLUMN "keys";