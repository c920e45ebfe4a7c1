-- Halls in which a schedule cannot play: [{"locationId": 7, "date": "2026-12-07" or null, "from": "2026-12-07"}], null for every date from
-- that one on. No game is placed there until the entry is taken off again.

ALTER TABLE schedules ADD COLUMN lost_halls jsonb NOT NULL DEFAULT '[]';
