import { counted } from '@/lib/counted';
import { formatDay, formatTime } from '@/lib/dates';
import type { Question } from '@/ui/confirm-context';
import { goneWord, newGames } from './draft-weeks';
import type { DraftPublicationQuery } from './drafts.generated';

type Publication = NonNullable<DraftPublicationQuery['scheduleDraft']>;

/** The question before a draft is published: what is replaced, by name, and what stays. */
export function publicationQuestion({ games, removedGames, playedGames }: Publication): Question {
  const same = games.filter(({ isUnchanged }) => isUnchanged).length;
  const moved = games.filter(({ movedFrom }) => movedFrom).length;
  const added = newGames(games);
  const sentences = [
    removedGames.length === 0
      ? 'No game is replaced.'
      : `${verb(removedGames.length, 'is', 'are')} ${goneWord({ games }).toLowerCase()}.`,
    ...(moved === 0 ? [] : [`${verb(moved, 'is put', 'are put')} elsewhere.`]),
    ...(added === 0 && (removedGames.length > 0 || moved > 0) ? [] : [`${verb(added, 'is', 'are')} new.`]),
    ...(same === 0 ? [] : [`${verb(same, 'stays as it is', 'stay as they are')}.`]),
    ...(playedGames.length === 0
      ? []
      : [`${verb(playedGames.length, 'is kept because it was', 'are kept because they were')} played.`]),
    'It can be undone for ten minutes.',
  ];
  return {
    title: 'Publish this draft',
    text: 'This will overwrite all existing games for this schedule. Continue?',
    items: removedGames.map(
      ({ date, time, homeTeam, awayTeam }) =>
        `${homeTeam.name} vs ${awayTeam.name}, ${formatDay(date)}${time ? `, ${formatTime(time)}` : ''}`,
    ),
    consequence: sentences.join(' '),
    confirmLabel: 'Publish',
    destructive: removedGames.length > 0,
  };
}

function verb(count: number, one: string, many: string): string {
  return `${counted(count, 'game')} ${count === 1 ? one : many}`;
}
