DROP FUNCTION write_hiring_trail(uuid, uuid, text, text, text[], date[], uuid, text);
--> statement-breakpoint
-- Writes the trail of an assignment from its settled moves in order, their statuses and days, with who put the person
-- there, why the person was lost, and the joining date that was said: whoever is recorded as joined later than that joined
-- on that day, and had reached every stage by then. Whoever did not join in the end never did.
CREATE FUNCTION write_hiring_trail(trail uuid, of_job uuid, of_source text, of_company text, statuses text[], days date[],
  of_recruiter uuid DEFAULT null, of_reason text DEFAULT null, of_joining date DEFAULT null)
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
  IF last_status = 'did_not_join' THEN
    reached[5] := null;
  ELSIF reached[5] IS NOT NULL THEN
    reached[5] := least(reached[5], of_joining);
    FOR earlier IN 1..4 LOOP
      reached[earlier] := least(reached[earlier], reached[5]);
    END LOOP;
  END IF;
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
    interview_on, selected_on, offer_on, joined_on, answered_on, days_screening, days_shortlist, days_interview, days_selected, days_offer,
    days_first_move, recruiter_id, lost_reason)
  VALUES (trail, of_job, of_source, of_company, last_status, days[moves], days[1], screened, reached[1],
    reached[2], reached[3], reached[4], reached[5], answered, stayed[1], stayed[2], stayed[3], stayed[4], stayed[5],
    days[2] - days[1], of_recruiter, of_reason)
  ON CONFLICT (id) DO UPDATE SET last_status = excluded.last_status, last_on = excluded.last_on,
    entered_on = excluded.entered_on, screened_on = excluded.screened_on, shortlisted_on = excluded.shortlisted_on,
    interview_on = excluded.interview_on, selected_on = excluded.selected_on, offer_on = excluded.offer_on,
    joined_on = excluded.joined_on, answered_on = excluded.answered_on, days_screening = excluded.days_screening,
    days_shortlist = excluded.days_shortlist, days_interview = excluded.days_interview,
    days_selected = excluded.days_selected, days_offer = excluded.days_offer,
    days_first_move = excluded.days_first_move, recruiter_id = excluded.recruiter_id, lost_reason = excluded.lost_reason;
END $$;
--> statement-breakpoint
-- Writes the trails of assignments anew from their history, without the mistakes that were mended within ten minutes: a
-- move and its undoing are left out, a move and its correction to an earlier stage count as one, made when it was
-- corrected (as assignments/settled-moves.ts has it).
CREATE OR REPLACE FUNCTION refresh_hiring_trails(assignment_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := hiring_time_zone();
  assigned record;
  step record;
  former text;
  is_undone boolean;
  statuses text[];
  formers text[];
  times timestamptz[];
  days date[];
  top int;
  reason text;
  step_status text;
BEGIN
  FOR assigned IN SELECT id, job_id, source, company_key, assigned_by, joining_on FROM candidate_job_assignments WHERE id = ANY (assignment_ids) ORDER BY id LOOP
    statuses := '{}'; formers := '{}'; times := '{}'; days := '{}'; top := 0; reason := null;
    FOR step IN
      SELECT previous_status, new_status, reason_code, date_trunc('milliseconds', changed_at) AS at, (changed_at AT TIME ZONE zone)::date AS day
      FROM status_history WHERE assignment_id = assigned.id ORDER BY changed_at, id
    LOOP
      -- What was said last is why, also where that move counts for nothing as it only led back.
      reason := step.reason_code;
      step_status := step.new_status;
      former := step.previous_status;
      is_undone := false;
      WHILE NOT is_undone AND top > 0 AND formers[top] IS NOT NULL AND former = statuses[top]
        AND step.at - times[top] <= interval '10 minutes'
        AND (step.new_status = formers[top] OR hiring_place(step.new_status) < hiring_place(statuses[top]))
      LOOP
        former := formers[top];
        is_undone := step.new_status = former;
        top := top - 1;
        statuses := statuses[1:top]; formers := formers[1:top]; times := times[1:top]; days := days[1:top];
      END LOOP;
      IF NOT is_undone THEN
        top := top + 1;
        statuses := statuses || step.new_status; formers := formers || former;
        times := times || step.at; days := days || step.day;
      END IF;
    END LOOP;
    IF top > 0 THEN
      PERFORM write_hiring_trail(assigned.id, assigned.job_id, assigned.source, assigned.company_key, statuses, days,
        assigned.assigned_by, CASE WHEN step_status = statuses[top] THEN reason END, assigned.joining_on);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_joining_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_hiring_trails(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_job_assignments_joining AFTER UPDATE OF joining_on ON candidate_job_assignments
  FOR EACH ROW WHEN (OLD.joining_on IS DISTINCT FROM NEW.joining_on) EXECUTE FUNCTION keep_joining_day();
--> statement-breakpoint
SELECT refresh_hiring_trails(ARRAY(SELECT id FROM candidate_job_assignments WHERE joining_on IS NOT NULL));
--> statement-breakpoint
-- Of those who are forgotten, too: a date that was said is not known of them, that they did not join is.
UPDATE hiring_trails SET joined_on = null, answered_on = last_on WHERE last_status = 'did_not_join' AND joined_on IS NOT NULL;
