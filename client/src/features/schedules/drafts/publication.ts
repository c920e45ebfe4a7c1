import { formatDay, formatTime } from '@/lib/dates';
import { t } from '@/texts';
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
      ? t.schedules.no_game_is_replaced()
      : `${verb(removedGames.length, 'is', 'are')} ${goneWord({ games }).toLowerCase()}.`,
    ...(moved === 0 ? [] : [`${verb(moved, t.schedules.is_put(), t.schedules.are_put())} elsewhere.`]),
    ...(added === 0 && (removedGames.length > 0 || moved > 0) ? [] : [`${verb(added, 'is', 'are')} new.`]),
    ...(same === 0 ? [] : [`${verb(same, t.schedules.stays_as_it_is(), t.schedules.stay_as_they_are_2())}.`]),
    ...(playedGames.length === 0
      ? []
      : [
          `${verb(playedGames.length, t.schedules.is_kept_because_it_was(), t.schedules.are_kept_because_they_were())} played.`,
        ]),
    t.schedules.it_can_be_undone_for_ten_minutes(),
  ];
  return {
    title: t.schedules.publish_this_draft(),
    text: t.schedules.this_will_overwrite_all_existing_games_for(),
    items: removedGames.map(
      ({ date, time, homeTeam, awayTeam }) =>
        `${homeTeam.name} vs ${awayTeam.name}, ${formatDay(date)}${time ? `, ${formatTime(time)}` : ''}`,
    ),
    consequence: sentences.join(' '),
    confirmLabel: t.schedules.publish(),
    destructive: removedGames.length > 0,
  };
}

function verb(count: number, one: string, many: string): string {
  return t.schedules.games_2({ games: count, value: count === 1 ? one : many });
}
