-- What a draft was made from says of a game what it was, and said its version before: such drafts would call every game changed,
-- and could never be published. Another one is generated in their place.

DELETE FROM schedule_drafts WHERE jsonb_path_exists(basis, '$.games[*][2] ? (@.type() == "number")');
