-- Of a repair: how many games it changes, and whether it is proven that no repair changes fewer. Null of any other draft.

ALTER TABLE schedule_drafts ADD COLUMN repair jsonb;
