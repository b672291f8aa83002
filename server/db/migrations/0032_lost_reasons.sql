ALTER TABLE "status_history" ADD COLUMN "reason_code" text;
--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD COLUMN "lost_reason" text;
--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD COLUMN "recruiter_id" uuid;
--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD COLUMN "days_first_move" integer;
--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD CONSTRAINT "hiring_trails_recruiter_id_profiles_user_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_reason" CHECK ("status_history"."reason_code" is null or (("status_history"."new_status" in ('rejected') and "status_history"."reason_code" in ('skills_mismatch', 'too_little_experience', 'ctc_over_budget', 'notice_too_long', 'communication', 'failed_interview', 'position_closed', 'duplicate', 'other')) or ("status_history"."new_status" in ('candidate_declined', 'did_not_join') and "status_history"."reason_code" in ('ctc_too_low', 'other_offer', 'counter_offer', 'location', 'notice_not_bought_out', 'role_not_as_expected', 'personal', 'unreachable', 'other'))));
--> statement-breakpoint
ALTER TABLE "hiring_trails" ADD CONSTRAINT "hiring_trails_lost_reason" CHECK ("hiring_trails"."lost_reason" is null or (("hiring_trails"."last_status" in ('rejected') and "hiring_trails"."lost_reason" in ('skills_mismatch', 'too_little_experience', 'ctc_over_budget', 'notice_too_long', 'communication', 'failed_interview', 'position_closed', 'duplicate', 'other')) or ("hiring_trails"."last_status" in ('candidate_declined', 'did_not_join') and "hiring_trails"."lost_reason" in ('ctc_too_low', 'other_offer', 'counter_offer', 'location', 'notice_not_bought_out', 'role_not_as_expected', 'personal', 'unreachable', 'other'))));
--> statement-breakpoint
DROP FUNCTION write_hiring_trail(uuid, uuid, text, text, text[], date[]);
--> statement-breakpoint
-- Writes the trail of an assignment from its settled moves in order, their statuses and days, with who put the person
-- there and why the person was lost.
CREATE FUNCTION write_hiring_trail(trail uuid, of_job uuid, of_source text, of_company text, statuses text[], days date[],
  of_recruiter uuid DEFAULT null, of_reason text DEFAULT null)
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
  FOR assigned IN SELECT id, job_id, source, company_key, assigned_by FROM candidate_job_assignments WHERE id = ANY (assignment_ids) ORDER BY id LOOP
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
        assigned.assigned_by, CASE WHEN step_status = statuses[top] THEN reason END);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Every trail gains who put the person there, and the days until the first move.
SELECT refresh_hiring_trails(ARRAY(SELECT id FROM candidate_job_assignments));
--> statement-breakpoint
-- Of those who are forgotten the days are known; who put them there is not.
UPDATE hiring_trails SET days_first_move = known.days[2] - known.days[1]
FROM (SELECT trail_id, array_agg(day ORDER BY day) AS days FROM stage_events GROUP BY trail_id) known
WHERE known.trail_id = hiring_trails.id AND cardinality(known.days) > 1;
--> statement-breakpoint
CREATE INDEX "hiring_trails_lost" ON "hiring_trails" USING btree ("last_on","source","company_key","last_status","lost_reason") WHERE "hiring_trails"."last_status" in ('candidate_declined', 'did_not_join', 'rejected');
--> statement-breakpoint
CREATE INDEX "hiring_trails_recruiter" ON "hiring_trails" USING btree ("entered_on","source","company_key","recruiter_id","days_first_move","interview_on","offer_on","joined_on");
