import { skipToken } from '@apollo/client/react';
import { searchText } from '@/lib/search-text';
import { useSettled } from '@/lib/use-settled';
import type { SiteUser } from '../../site';
import { usePaletteMatchupQuery, usePaletteSearchQuery, usePaletteSeasonsQuery } from './palette.hooks.generated';
import { type PaletteFound, splitMatchup } from './palette-entries';

const NOTHING: PaletteFound = { seasons: [], teams: [], players: [], games: [] };

/**
 * What the server finds for a text: the last answer while a newer one is under way, nothing without a text or an
 * organization.
 */
export function usePaletteSearch(
  text: string,
  { organizationId }: SiteUser,
): { found: PaletteFound; loading: boolean; failed: boolean } {
  const settled = useSettled(text);
  const [search, against] = splitMatchup(searchText(settled));
  const isWanted = search !== '' && organizationId !== null;
  // What is found depends on every letter: the cache would only grow.
  const options = { variables: { search }, fetchPolicy: 'no-cache' } as const;
  const names = usePaletteSearchQuery(isWanted && against === null ? options : skipToken);
  const matchup = usePaletteMatchupQuery(isWanted && against !== null ? options : skipToken);
  // Once for as long as the palette is open, not with every letter.
  const all = usePaletteSeasonsQuery({ skip: !isWanted });
  const seasons = all.data?.me?.actingFor?.seasons;
  const isAsked = text.trim() !== '' && organizationId !== null;
  const isUnderWay = against === null ? names.loading || (all.loading && !seasons) : matchup.loading;
  const loading = isAsked && (isUnderWay || settled !== text);
  const failed = (against === null ? (names.error ?? (seasons ? undefined : all.error)) : matchup.error) !== undefined;
  if (!isAsked) return { found: NOTHING, loading, failed: false };
  if (against !== null) {
    const teams = (matchup.data ?? matchup.previousData)?.me?.actingFor?.teams.nodes ?? [];
    return { found: { ...NOTHING, games: teams.flatMap((team) => team.games.nodes) }, loading, failed };
  }
  const organization = (names.data ?? names.previousData)?.me?.actingFor;
  if (!organization || !seasons) return { found: NOTHING, loading, failed };
  const { teams, players } = organization;
  return {
    found: {
      seasons,
      teams: teams.nodes,
      players: players.nodes,
      games: teams.nodes.flatMap((team) => team.games.nodes),
    },
    loading,
    failed,
  };
}
