CREATE TABLE "file_stores" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" uuid NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_stores_one_row" CHECK ("file_stores"."only")
);
