import type { ApolloCache } from '@apollo/client';
import { SeasonLeaguesDocument, type SeasonLeagueRowFragment } from './season-leagues.generated';

type Rows = readonly SeasonLeagueRowFragment[];

/** Changes the list of a season's leagues in the cache; nothing happens where it is not known. */
export function changeSeasonLeagues(cache: ApolloCache, seasonId: string, change: (rows: Rows) => Rows): void {
  cache.updateQuery({ query: SeasonLeaguesDocument, variables: { seasonId } }, (known) => {
    if (!known?.me?.actingFor?.season) return known;
    const { actingFor } = known.me;
    const season = {
      ...known.me.actingFor.season,
      seasonLeagues: [...change(known.me.actingFor.season.seasonLeagues)],
    };
    return { ...known, me: { ...known.me, actingFor: { ...actingFor, season } } };
  });
}
