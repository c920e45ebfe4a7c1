import type { Play } from './play.js';

const CONTENT = [
  'isDeleted',
  'kind',
  'periodId',
  'sortOrder',
  'clock',
  'teamId',
  'playerId',
  'otherPlayerId',
  'linkedPlayId',
  'x',
  'y',
  'note',
] as const;

/** What a revision of a play says, apart from who entered it when. */
type Content = Pick<Play, Exclude<(typeof CONTENT)[number], 'note'>> & { readonly note: string | null };

/** Whether two revisions of a play say the same. */
export function sameContent(one: Content, other: Content): boolean {
  return changedContent(one, other).length === 0;
}

/** In what two revisions of a play differ; all of it where there is none before. */
export function changedContent(before: Content | null, after: Content): readonly (keyof Content)[] {
  return before === null ? CONTENT : CONTENT.filter((field) => before[field] !== after[field]);
}
