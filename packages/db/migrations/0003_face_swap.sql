CREATE TABLE "face_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"address" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "face_consents_kind_known" CHECK (kind in ('self', 'authorised'))
);
--> statement-breakpoint
CREATE TABLE "face_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"face_id" uuid NOT NULL,
	"state" text NOT NULL,
	"file_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"hints" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "face_photos_state_known" CHECK (state in ('usable', 'held', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "faces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faces_consent_id_unique" UNIQUE("consent_id"),
	CONSTRAINT "faces_state_known" CHECK (state in ('usable', 'held', 'refused')),
	CONSTRAINT "faces_name_present" CHECK (length(btrim("faces"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "processing_faces" (
	"processing_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"face_id" uuid,
	"consent_id" uuid NOT NULL,
	CONSTRAINT "processing_faces_processing_id_person_id_pk" PRIMARY KEY("processing_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "processings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"credits" integer NOT NULL,
	"hold_id" bigint NOT NULL,
	"video_id" uuid,
	"analysis_key" text,
	"title" text NOT NULL,
	"seconds" real NOT NULL,
	"settings" jsonb NOT NULL,
	"language" text NOT NULL,
	"coverage" real,
	"worked" boolean,
	"result_key" text,
	"result_bytes" bigint,
	"thumbnail_key" text,
	"fingerprint" jsonb,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"deletes_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "processings_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "processings_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "processings_kind_known" CHECK (kind in ('video', 'catalog', 'image')),
	CONSTRAINT "processings_status_known" CHECK (status in ('pending', 'in_progress', 'completed', 'error')),
	CONSTRAINT "processings_stage_known" CHECK (stage in ('queued', 'preparing', 'rendering', 'joining', 'checking', 'review', 'done')),
	CONSTRAINT "processings_error_code_known" CHECK (error_code in ('cancelled', 'refused', 'poor_coverage', 'face_removed', 'video_removed', 'damaged', 'failed', 'blocked')),
	CONSTRAINT "processings_error_has_a_code" CHECK (("processings"."status" = 'error') = ("processings"."error_code" is not null)),
	CONSTRAINT "processings_over_has_a_time" CHECK (("processings"."status" in ('completed', 'error')) = ("processings"."finished_at" is not null)),
	CONSTRAINT "processings_progress_in_range" CHECK ("processings"."progress" between 0 and 100),
	CONSTRAINT "processings_credits_positive" CHECK ("processings"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"moments" double precision[] DEFAULT '{}' NOT NULL,
	"picture_keys" text[] DEFAULT '{}' NOT NULL,
	"scores" jsonb,
	"content_hash" text,
	"appeal" text,
	"decided_by" uuid,
	"decision_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "review_cases_subject_known" CHECK (subject in ('face', 'video', 'processing')),
	CONSTRAINT "review_cases_state_known" CHECK (state in ('open', 'cleared', 'refused', 'appealed')),
	CONSTRAINT "review_cases_reason_known" CHECK (reason in ('sexual_content', 'apparent_minor'))
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"progress" integer,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sample" text,
	"content_hash" text,
	"source_key" text,
	"probe" jsonb,
	"settings" jsonb NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"analysis_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "videos_state_known" CHECK (state in ('uploading', 'checking', 'analysing', 'ready', 'held', 'refused', 'error')),
	CONSTRAINT "videos_error_code_known" CHECK (error_code in ('empty', 'unreadable', 'not_mp4', 'no_video', 'codec_unsupported', 'damaged', 'too_large', 'too_long', 'too_big', 'hdr_unsupported', 'no_face', 'refused', 'failed')),
	CONSTRAINT "videos_error_has_a_code" CHECK ("videos"."state" not in ('error', 'refused') or "videos"."error_code" is not null),
	CONSTRAINT "videos_ready_is_whole" CHECK ("videos"."state" <> 'ready' or ("videos"."source_key" is not null and "videos"."analysis_key" is not null and "videos"."probe" is not null)),
	CONSTRAINT "videos_bytes_positive" CHECK ("videos"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "work_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"video_id" uuid,
	"processing_id" uuid,
	"kind" text NOT NULL,
	"ordinal" integer NOT NULL,
	"first_frame" integer,
	"end_frame" integer,
	"cost" real NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"fraction" real DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"result" jsonb,
	CONSTRAINT "work_steps_once" UNIQUE("processing_id","kind","ordinal"),
	CONSTRAINT "work_steps_kind_known" CHECK (kind in ('check', 'analyse', 'plan', 'segment', 'finish')),
	CONSTRAINT "work_steps_state_known" CHECK (state in ('blocked', 'waiting', 'leased', 'done')),
	CONSTRAINT "work_steps_of_one_thing" CHECK (("work_steps"."video_id" is null) <> ("work_steps"."processing_id" is null)),
	CONSTRAINT "work_steps_lease_whole" CHECK (("work_steps"."state" = 'leased') = ("work_steps"."lease" is not null and "work_steps"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_turns" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"served" double precision NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slots" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "face_consents" ADD CONSTRAINT "face_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_photos" ADD CONSTRAINT "face_photos_face_id_faces_id_fk" FOREIGN KEY ("face_id") REFERENCES "public"."faces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faces" ADD CONSTRAINT "faces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faces" ADD CONSTRAINT "faces_consent_id_face_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."face_consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processing_faces" ADD CONSTRAINT "processing_faces_processing_id_processings_id_fk" FOREIGN KEY ("processing_id") REFERENCES "public"."processings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processing_faces" ADD CONSTRAINT "processing_faces_face_id_faces_id_fk" FOREIGN KEY ("face_id") REFERENCES "public"."faces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processing_faces" ADD CONSTRAINT "processing_faces_consent_id_face_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."face_consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_hold_id_credit_entries_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processings" ADD CONSTRAINT "processings_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_processing_id_processings_id_fk" FOREIGN KEY ("processing_id") REFERENCES "public"."processings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_turns" ADD CONSTRAINT "work_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_consents_of_user" ON "face_consents" USING btree ("user_id","declared_at");--> statement-breakpoint
CREATE INDEX "face_photos_of_face" ON "face_photos" USING btree ("face_id","created_at");--> statement-breakpoint
CREATE INDEX "faces_of_user" ON "faces" USING btree ("user_id","is_favourite" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "faces_unused" ON "faces" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "processing_faces_of_face" ON "processing_faces" USING btree ("face_id");--> statement-breakpoint
CREATE INDEX "processings_of_user" ON "processings" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "processings_open" ON "processings" USING btree ("created_at") WHERE "processings"."status" in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "processings_of_video" ON "processings" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "processings_to_delete" ON "processings" USING btree ("deletes_at") WHERE "processings"."result_key" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_one_waiting" ON "review_cases" USING btree ("subject","subject_id") WHERE "review_cases"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "review_cases_waiting" ON "review_cases" USING btree ("created_at") WHERE "review_cases"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "review_cases_of_subject" ON "review_cases" USING btree ("subject","subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_cases_of_content" ON "review_cases" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "videos_of_user" ON "videos" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "videos_by_sample" ON "videos" USING btree ("user_id","sample");--> statement-breakpoint
CREATE INDEX "videos_unused" ON "videos" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "work_steps_waiting" ON "work_steps" USING btree ("user_id","ordered_at","ordinal") WHERE "work_steps"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "work_steps_leased" ON "work_steps" USING btree ("lease_until") WHERE "work_steps"."state" = 'leased';--> statement-breakpoint
CREATE INDEX "work_steps_of_video" ON "work_steps" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "work_steps_done" ON "work_steps" USING btree ("done_at") WHERE "work_steps"."state" = 'done';--> statement-breakpoint

-- A face enters a processing only with its owner's valid declaration, whatever code asks.
CREATE FUNCTION processings_require_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM processings p
    JOIN faces f ON f.id = NEW.face_id AND f.user_id = p.user_id AND f.state = 'usable'
    JOIN face_consents c ON c.id = f.consent_id AND c.id = NEW.consent_id AND c.user_id = p.user_id AND c.withdrawn_at IS NULL
    WHERE p.id = NEW.processing_id
  ) THEN
    RAISE EXCEPTION 'face % has no valid consent for processing %', NEW.face_id, NEW.processing_id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'processing_faces_need_consent';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER processing_faces_need_consent BEFORE INSERT ON processing_faces FOR EACH ROW EXECUTE FUNCTION processings_require_consent();
--> statement-breakpoint

-- A processing that shows nobody's face would have no consent to ask for: at the commit a face-swapping one has at least one row.
CREATE FUNCTION processings_require_faces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind <> 'image' AND NOT EXISTS (SELECT FROM processing_faces f WHERE f.processing_id = NEW.id) THEN
    RAISE EXCEPTION 'processing % names no face', NEW.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER processings_name_faces AFTER INSERT ON processings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION processings_require_faces();
--> statement-breakpoint

-- The end of a processing is the end: no late worker brings it back, and its progress never falls.
CREATE FUNCTION processings_only_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('completed', 'error') AND NEW.status <> OLD.status THEN
    RAISE EXCEPTION 'processing % is over (%) and cannot become %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  NEW.progress := greatest(OLD.progress, NEW.progress);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER processings_forward BEFORE UPDATE ON processings FOR EACH ROW EXECUTE FUNCTION processings_only_forward();
--> statement-breakpoint

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
