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
  return CONTENT.every((field) => one[field] === other[field]);
}
