import type { ApolloCache } from '@apollo/client';
import { named } from '@/app/admin/named';
import type { Board } from './board';
import { DivisionBoardDocument, type DivisionBoardQuery } from './division-board.generated';

type StoredSeason = NonNullable<NonNullable<NonNullable<DivisionBoardQuery['me']>['actingFor']>['season']>;

/** The board of a season as the graph gives it. */
export function boardOf({ divisions, unassignedTeams }: StoredSeason): Board {
  return {
    divisions: divisions.map(({ teams, ...division }) => ({ ...division, teams: teams.map(({ slt }) => slt) })),
    unassigned: unassignedTeams,
  };
}

/** The board that the cache knows; null when it knows none. */
export function readBoard(cache: ApolloCache, seasonId: string): Board | null {
  const season = cache.readQuery({ query: DivisionBoardDocument, variables: { seasonId } })?.me?.actingFor?.season;
  return season ? boardOf(season) : null;
}

/** Changes the board in the cache; nothing happens where it is not known. */
export function changeBoard(cache: ApolloCache, seasonId: string, change: (board: Board) => Board): void {
  cache.updateQuery({ query: DivisionBoardDocument, variables: { seasonId } }, (known) => {
    if (!known?.me?.actingFor?.season) return known;
    const { divisions, unassigned } = change(boardOf(known.me.actingFor.season));
    const season = {
      ...known.me.actingFor.season,
      divisions: divisions.map(({ teams, ...division }) =>
        named('Division', { ...division, teams: teams.map((slt) => named('DivisionTeam', { slt })) }),
      ),
      unassignedTeams: [...unassigned],
    };
    return { ...known, me: { ...known.me, actingFor: { ...known.me.actingFor, season } } };
  });
}
