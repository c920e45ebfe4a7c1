import { formatDay, formatTime } from '@/lib/dates';
import { t } from '@/texts';
import type { Question } from '@/ui/confirm-context';
import { lostHallWords } from '../lost-hall-words';
import { newGames } from './draft-weeks';
import type { DraftPublicationQuery } from './drafts.generated';

type Publication = NonNullable<DraftPublicationQuery['scheduleDraft']>;

/** The question before a draft is published: what is replaced, by name, and what stays. */
export function publicationQuestion({ games, removedGames, playedGames, lostHalls }: Publication): Question {
  const same = games.filter(({ isUnchanged }) => isUnchanged).length;
  const moved = games.filter(({ movedFrom }) => movedFrom).length;
  const added = newGames(games);
  const sentences = [
    goneSentence(removedGames.length, added),
    ...(moved === 0 ? [] : [t.schedules.games_are_put_elsewhere({ games: moved })]),
    ...(added === 0 ? [] : [t.schedules.games_are_new({ games: added })]),
    ...(same === 0 ? [] : [t.schedules.games_stay_as_they_are({ games: same })]),
    ...(playedGames.length === 0 ? [] : [t.schedules.games_are_kept({ games: playedGames.length })]),
    ...(lostHalls.length === 0
      ? []
      : [t.schedules.no_game_is_placed_again({ halls: lostHalls.map(lostHallWords).join('; ') })]),
    t.common.it_can_be_undone_for_ten_minutes(),
  ];
  return {
    title: t.schedules.publish_this_draft(),
    text: t.schedules.this_will_overwrite_all_existing_games_for(),
    items: removedGames.map(
      ({ date, time, homeTeam, awayTeam }) =>
        `${t.schedules.vs_2({ homeTeam: homeTeam.name, awayTeam: awayTeam.name })}, ${formatDay(date)}${time ? `, ${formatTime(time)}` : ''}`,
    ),
    consequence: sentences.join(' '),
    confirmLabel: t.schedules.publish(),
    destructive: removedGames.length > 0,
  };
}

/** What goes is replaced where something new comes, and is else removed. */
function goneSentence(games: number, added: number): string {
  if (games === 0) return t.schedules.no_game_is_replaced();
  return added === 0 ? t.schedules.games_are_removed({ games }) : t.schedules.games_are_replaced({ games });
}
