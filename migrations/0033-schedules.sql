-- A hall may have several courts: a time slot may say on which of them it is, and so may a game.
ALTER TABLE schedule_time_slots ADD COLUMN court text CHECK (length(btrim(court)) BETWEEN 1 AND 50);
ALTER TABLE games ADD COLUMN court text CHECK (length(btrim(court)) BETWEEN 1 AND 50);

-- A draft keeps how good it is, what was left out, and what it was made from: it is not published once that has changed.
ALTER TABLE schedule_drafts
  ADD COLUMN certificate jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN obstacles jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN basis jsonb NOT NULL DEFAULT '{}';
