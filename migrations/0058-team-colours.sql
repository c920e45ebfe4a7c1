-- What a team is recognised by: a colour, and a few letters where its name has no room.

ALTER TABLE teams ADD COLUMN colour text CHECK (colour ~ '^#[0-9a-f]{6}$');
ALTER TABLE teams ADD COLUMN abbreviation text;

COMMENT ON COLUMN teams.colour IS '#rrggbb in small letters; null shows a colour that its name always has';
COMMENT ON COLUMN teams.abbreviation IS '2 to 4 letters and digits in capitals; null shows letters of its name';
