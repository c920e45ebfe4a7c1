-- Rows that a command added beside what it is about: undo takes away those that are as it left them, and passes over the others.

ALTER TABLE undo_steps DROP CONSTRAINT undo_steps_kind_check;
ALTER TABLE undo_steps ADD CONSTRAINT undo_steps_kind_check CHECK (kind IN ('removed', 'changed', 'created', 'beside'));
