-- E-mail addresses (also without what may stand glued before them) and every ten digits that may be a phone number, however
-- they are grouped; immutable, so that an index holds them and whoever erases a person need not read every draft. Each
-- pattern is one class of signs: a text of a stranger must not make it slow.
CREATE FUNCTION contacts_in(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT contact), '{}') FROM (
    SELECT unnest(array[
      rtrim(token, '.-_+%'''),
      trim(BOTH '.-_+%''' FROM token),
      rtrim(substring(token FROM '^[^@]+@[a-z0-9.-]+'), '.-')
    ]) AS contact
    FROM regexp_split_to_table(lower(written), '[^a-z0-9._%+''@-]+') AS token
    -- An index takes no long keys, and no e-mail address is longer (limits.email).
    WHERE length(token) <= 254 AND strpos(token, '@') > 1
    UNION ALL
    SELECT substr(piece, place, 10)
    FROM regexp_split_to_table(
      -- What parts the groups of a number goes, what is longer parts numbers.
      regexp_replace(
        regexp_replace(written, '[^0-9[:alpha:]]{5,}', 'x', 'g'),
        '[^0-9[:alpha:]]+', '', 'g'
      ),
      '[^0-9]+'
    ) AS digits,
      -- substr counts from the beginning each time: endless digits are taken in pieces, which overlap.
      generate_series(1, length(digits) - 9, 200) AS start,
      LATERAL (SELECT substr(digits, start, 209) AS piece OFFSET 0) AS pieces,
      generate_series(1, length(piece) - 9) AS place
    WHERE substr(piece, place, 1) BETWEEN '6' AND '9'
  ) AS contacts
$$;
--> statement-breakpoint
CREATE INDEX "intake_rows_contacts" ON "intake_rows" USING gin (contacts_in("text"));--> statement-breakpoint
CREATE INDEX "intake_rows_sha256" ON "intake_rows" USING btree ("sha256");