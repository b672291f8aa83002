-- How far on the way to joining a status is; null for one that is not on it.
CREATE FUNCTION hiring_place(status text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE status WHEN 'submitted' THEN 0 WHEN 'under_review' THEN 0 WHEN 'shortlisted' THEN 1
    WHEN 'interview_scheduled' THEN 2 WHEN 'interviewed' THEN 2 WHEN 'selected' THEN 3
    WHEN 'offer_released' THEN 4 WHEN 'joined' THEN 5 END
$$;
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
BEGIN
  FOR assigned IN SELECT id, job_id, source, company_key FROM candidate_job_assignments WHERE id = ANY (assignment_ids) ORDER BY id LOOP
    statuses := '{}'; formers := '{}'; times := '{}'; days := '{}'; top := 0;
    FOR step IN
      SELECT previous_status, new_status, date_trunc('milliseconds', changed_at) AS at, (changed_at AT TIME ZONE zone)::date AS day
      FROM status_history WHERE assignment_id = assigned.id ORDER BY changed_at, id
    LOOP
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
      PERFORM write_hiring_trail(assigned.id, assigned.job_id, assigned.source, assigned.company_key, statuses, days);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Those only that the new rule can change: a move to an earlier stage soon after one to where it starts from.
SELECT refresh_hiring_trails(ARRAY(
  SELECT DISTINCT correction.assignment_id FROM status_history correction
  WHERE hiring_place(correction.new_status) < hiring_place(correction.previous_status) AND EXISTS (
    SELECT FROM status_history former
    WHERE former.assignment_id = correction.assignment_id AND former.new_status = correction.previous_status
      AND former.changed_at <= correction.changed_at
      AND former.changed_at > correction.changed_at - interval '10 minutes 1 millisecond'
  )
));
