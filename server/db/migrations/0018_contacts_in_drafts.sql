-- E-mail addresses (also without what may stand glued before them) and every ten digits that may be a phone number, however
-- they are grouped; immutable, so that an index holds them and whoever erases a person need not read every draft.
CREATE FUNCTION contacts_in(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT contact), '{}') FROM (
    SELECT unnest(array[found[1], ltrim(found[1], '''.+-_')]) AS contact
    FROM regexp_matches(lower(written), '[a-z0-9._%+''-]+@[a-z0-9.-]*[a-z0-9]', 'g') AS found
    UNION ALL
    SELECT substr(digits, place, 10)
    FROM (
      SELECT regexp_replace(found[1], '[^0-9]', '', 'g') AS digits
      FROM regexp_matches(written, '[0-9](?:[^[:alnum:]]{0,4}[0-9]){9,}', 'g') AS found
    ) AS runs, generate_series(1, length(digits) - 9) AS place
    WHERE substr(digits, place, 1) BETWEEN '6' AND '9'
  ) AS contacts
$$;
--> statement-breakpoint
CREATE INDEX "intake_rows_contacts" ON "intake_rows" USING gin (contacts_in("text"));--> statement-breakpoint
CREATE INDEX "intake_rows_sha256" ON "intake_rows" USING btree ("sha256");