CREATE TRIGGER hiring_plan_touch BEFORE UPDATE ON hiring_plan FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- In which days are reckoned; the server writes it down when it starts.
CREATE FUNCTION hiring_time_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value #>> '{}' FROM settings WHERE key = 'time_zone'), 'Asia/Kolkata')
$$;
--> statement-breakpoint
-- Writes the trail of an assignment from its settled moves in order: their statuses and days.
CREATE FUNCTION write_hiring_trail(trail uuid, of_job uuid, of_source text, of_company text, statuses text[], days date[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moves int := cardinality(statuses);
  reached date[] := array[null, null, null, null, null]::date[];
  stayed int[] := array[null, null, null, null, null]::int[];
  last_status text := statuses[moves];
  rank int;
  stage int;
  screened date;
  answered date;
BEGIN
  FOR i IN 1..moves LOOP
    rank := CASE statuses[i] WHEN 'shortlisted' THEN 1 WHEN 'interview_scheduled' THEN 2 WHEN 'interviewed' THEN 2
      WHEN 'selected' THEN 3 WHEN 'offer_released' THEN 4 WHEN 'joined' THEN 5 ELSE 0 END;
    FOR reaching IN 1..rank LOOP
      reached[reaching] := coalesce(reached[reaching], days[i]);
    END LOOP;
    stage := CASE WHEN statuses[i] IN ('submitted', 'under_review') THEN 1 WHEN rank BETWEEN 1 AND 4 THEN rank + 1 END;
    IF stage IS NOT NULL AND i < moves THEN
      stayed[stage] := coalesce(stayed[stage], 0) + (days[i + 1] - days[i]);
    END IF;
  END LOOP;
  -- Whoever stands in a stage now has not ended the stay there.
  IF last_status IN ('submitted', 'under_review') THEN stayed[1] := null; END IF;
  IF last_status = 'shortlisted' THEN stayed[2] := null; END IF;
  IF last_status IN ('interview_scheduled', 'interviewed') THEN stayed[3] := null; END IF;
  IF last_status = 'selected' THEN stayed[4] := null; END IF;
  IF last_status = 'offer_released' THEN stayed[5] := null; END IF;
  screened := coalesce(reached[1], CASE WHEN last_status IN ('rejected', 'candidate_declined', 'did_not_join') THEN days[moves] END);
  answered := coalesce(reached[5], CASE WHEN last_status = 'did_not_join'
    OR (last_status = 'candidate_declined' AND reached[4] IS NOT NULL) THEN days[moves] END);
  INSERT INTO hiring_trails (id, job_id, source, company_key, last_status, last_on, entered_on, screened_on, shortlisted_on,
    interview_on, selected_on, offer_on, joined_on, answered_on, days_screening, days_shortlist, days_interview, days_selected, days_offer)
  VALUES (trail, of_job, of_source, of_company, last_status, days[moves], days[1], screened, reached[1],
    reached[2], reached[3], reached[4], reached[5], answered, stayed[1], stayed[2], stayed[3], stayed[4], stayed[5])
  ON CONFLICT (id) DO UPDATE SET last_status = excluded.last_status, last_on = excluded.last_on,
    entered_on = excluded.entered_on, screened_on = excluded.screened_on, shortlisted_on = excluded.shortlisted_on,
    interview_on = excluded.interview_on, selected_on = excluded.selected_on, offer_on = excluded.offer_on,
    joined_on = excluded.joined_on, answered_on = excluded.answered_on, days_screening = excluded.days_screening,
    days_shortlist = excluded.days_shortlist, days_interview = excluded.days_interview,
    days_selected = excluded.days_selected, days_offer = excluded.days_offer;
END $$;
--> statement-breakpoint
-- Writes the trails of assignments anew from their history, without the moves that were undone within ten minutes
-- (as assignments/settled-moves.ts has it).
CREATE FUNCTION refresh_hiring_trails(assignment_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := hiring_time_zone();
  assigned record;
  step record;
  statuses text[];
  formers text[];
  times timestamptz[];
  days date[];
  top int;
BEGIN
  FOR assigned IN SELECT id, job_id, source, company_key FROM candidate_job_assignments WHERE id = ANY (assignment_ids) ORDER BY id LOOP
    statuses := '{}'; formers := '{}'; times := '{}'; days := '{}'; top := 0;
    FOR step IN
      SELECT previous_status, new_status, date_trunc('milliseconds', changed_at) AS at, (changed_at AT TIME ZONE zone)::date AS day
      FROM status_history WHERE assignment_id = assigned.id ORDER BY changed_at, id
    LOOP
      IF top > 0 AND formers[top] IS NOT NULL AND step.previous_status = statuses[top] AND step.new_status = formers[top]
        AND step.at - times[top] <= interval '10 minutes' THEN
        top := top - 1;
        statuses := statuses[1:top]; formers := formers[1:top]; times := times[1:top]; days := days[1:top];
      ELSE
        top := top + 1;
        statuses := statuses || step.new_status; formers := formers || step.previous_status;
        times := times || step.at; days := days || step.day;
      END IF;
    END LOOP;
    IF top > 0 THEN
      PERFORM write_hiring_trail(assigned.id, assigned.job_id, assigned.source, assigned.company_key, statuses, days);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_hiring_trails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_hiring_trails(ARRAY(SELECT DISTINCT assignment_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER status_history_trail AFTER INSERT ON status_history REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_hiring_trails();
--> statement-breakpoint
CREATE FUNCTION forget_hiring_trails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM hiring_trails USING gone WHERE hiring_trails.id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_job_assignments_trail AFTER DELETE ON candidate_job_assignments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_hiring_trails();
--> statement-breakpoint
SELECT refresh_hiring_trails(ARRAY(SELECT id FROM candidate_job_assignments));
--> statement-breakpoint
-- Of what was forgotten before there were trails only the days are known, so steps of one day are taken in the field's order.
SELECT write_hiring_trail(trail_id, min(job_id::text)::uuid, min(source), nullif(lower(btrim(min(company_name))), ''),
  array_agg(new_status ORDER BY day, array_position(ARRAY['submitted', 'under_review', 'on_hold', 'shortlisted',
    'interview_scheduled', 'interviewed', 'selected', 'offer_released', 'candidate_declined', 'rejected', 'did_not_join', 'joined'], new_status)),
  array_agg(day ORDER BY day))
FROM stage_events GROUP BY trail_id;
