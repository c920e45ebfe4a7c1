import { addDays } from '@domain/dates/add-days';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import type { HomeQuery } from './home.generated';

/**
 * What of a season a home page leads with: the games in progress, those of today to come or played, those of yesterday.
 */
export interface NowGames {
  readonly live: readonly GameRowFragment[];
  readonly today: readonly GameRowFragment[];
  readonly yesterday: readonly GameRowFragment[];
}

/**
 * Sorts games by what they are to somebody who looks today; each stands once. One that has been in progress since
 * before yesterday is not live: nobody has entered its end.
 * @param today the calendar date where they are played
 * @param games in any order, some perhaps twice
 */
export function nowGames(today: string, games: readonly GameRowFragment[]): NowGames {
  const all = [...new Map(games.map((game) => [game.id, game])).values()];
  const yesterday = addDays(today, -1);
  const live = all.filter(({ status, date }) => status === 'IN_PROGRESS' && (date === null || date >= yesterday));
  const others = all.filter(({ status }) => status !== 'IN_PROGRESS');
  return {
    live,
    today: others.filter(({ date }) => date === today),
    yesterday: others.filter(({ date, homeScore }) => date === yesterday && homeScore !== null),
  };
}

/** What a home page leads with, of all games that it was given. */
export function nowGamesOf(organization: NonNullable<HomeQuery['organization']>): NowGames {
  const { today, activeSeason, latest, upcoming, later, awaited } = organization;
  return nowGames(
    today,
    [activeSeason?.day?.games ?? [], awaited.nodes, upcoming.nodes, later.nodes, latest.nodes].flat(),
  );
}
