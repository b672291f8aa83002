-- Where somebody is and would like to be, city by city, as they are compared: a wish, typed or read, may name several.
CREATE FUNCTION city_keys(city text, wished text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(
    regexp_split_to_array(
      lower(btrim(coalesce(city, '') || ',' || coalesce(wished, ''))),
      '\s*[,;/|&()]\s*|\s+(?:or|and|-|–)\s+'
    ),
    ''
  )
$$;
--> statement-breakpoint
CREATE INDEX "candidates_cities" ON "candidates" USING gin (city_keys("current_city", "preferred_location"));