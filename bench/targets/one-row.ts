import { serveTexts } from '../lib/serve-texts.js';

/** One text that is there already, read by its primary key. */
const statement = {
  name: 'ready_answer',
  text: 'SELECT body FROM ready_answers WHERE selection = $1 AND game_id = $2',
  rowMode: 'array' as const,
};

serveTexts((selection, id) => ({ ...statement, values: [selection, id] }));
