-- Extra innings are to baseball what overtimes are to basketball: shown where they were played. Those that somebody has added by hand
-- become so.

UPDATE game_periods p SET kind = 'overtime', version = p.version + 1
FROM sports s
WHERE s.id = p.sport_id AND lower(s.name) = 'baseball' AND p.kind = 'regular'
  AND lower(btrim(p.name)) ~ '^(inning\s*[1-9]\d|extra innings?\s*\d*)$';
