-- Extra innings are to baseball what overtimes are to basketball: shown where they were played. Those that somebody added by
-- hand become so, and who plays nine innings gets the others up to the fifteenth, behind what is there.

UPDATE game_periods p SET kind = 'overtime', version = p.version + 1
FROM sports s
WHERE s.id = p.sport_id AND lower(s.name) = 'baseball' AND p.kind = 'regular'
  AND lower(btrim(p.name)) ~ '^(inning\s*[1-9]\d|extra innings?\s*\d*)$';

INSERT INTO game_periods (organization_id, sport_id, name, kind, position, hidden)
SELECT nine.organization_id, nine.sport_id, 'Inning ' || extra.number, 'overtime', last.position + extra.number - 9, false
FROM game_periods nine
JOIN sports s ON s.id = nine.sport_id AND lower(s.name) = 'baseball'
CROSS JOIN generate_series(10, 15) AS extra (number)
CROSS JOIN LATERAL (
  SELECT max(position) AS position FROM game_periods
  WHERE organization_id = nine.organization_id AND sport_id = nine.sport_id
) AS last
WHERE lower(nine.name) = 'inning 9' AND NOT nine.hidden
ON CONFLICT DO NOTHING;
