DROP INDEX "clips_licence_ends";--> statement-breakpoint
CREATE INDEX "clips_offered" ON "clips" USING btree ("licence_until","id") WHERE "clips"."state" = 'published';--> statement-breakpoint

-- What is in the catalogue can be played and chosen: its video stays ready for as long as it is there.
CREATE FUNCTION videos_keep_published_ready() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM clips c WHERE c.id = OLD.id AND c.state = 'published') THEN
    RAISE EXCEPTION 'video % is a clip of the catalogue and stays ready', OLD.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'videos_published_stay_ready';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_published_stay_ready BEFORE UPDATE OF state ON videos FOR EACH ROW WHEN (OLD.purpose = 'clip' AND OLD.state = 'ready' AND NEW.state <> 'ready') EXECUTE FUNCTION videos_keep_published_ready();
