CREATE TABLE "secret_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
