import { formatShortDate } from '@/lib/dates';
import { t } from '@/texts';
import type { ChartData } from '@/ui/charts/chart';
import type { PlayerGamesFragment } from './player.generated';

type Games = Pick<PlayerGamesFragment, 'statDefinitions' | 'nodes' | 'pageInfo'>;

/**
 * Points of each game and the average up to it, oldest first; null for fewer than two games, and for a list that is not
 * complete.
 */
export function pointsByGame({ statDefinitions, nodes, pageInfo }: Games): Pick<ChartData, 'labels' | 'series'> | null {
  const index = statDefinitions.findIndex(({ abbreviation }) => abbreviation === 'PTS');
  const games = nodes
    .toReversed()
    .flatMap(({ game, values }) =>
      values[index] == null ? [] : [{ label: formatShortDate(game.date), points: values[index] }],
    );
  if (pageInfo.hasNextPage || games.length < 2) return null;
  let sum = 0;
  const averages = games.map(({ points }, played) => Math.round(((sum += points) * 10) / (played + 1)) / 10);
  return {
    labels: games.map(({ label }) => label),
    series: [
      { name: t.players.points(), kind: 'bars', values: games.map(({ points }) => points) },
      { name: t.players.average_so_far(), values: averages },
    ],
  };
}

/** A way to score: points made by it, and its share of all in per cent. */
export interface ShotShare {
  name: string;
  points: number;
  share: number;
}

const shotsText = () =>
  [
    [t.players.two_pointers(), '2PM', 2],
    [t.players.three_pointers(), '3PM', 3],
    [t.players.free_throws(), 'FTM', 1],
  ] as const;

/**
 * Where a player's points come from; null where a part is not kept, there are no points, or the list is not complete.
 */
export function shotShares({ statDefinitions, nodes, pageInfo }: Games): ShotShare[] | null {
  const indexes = shotsText().map(([, abbreviation]) =>
    statDefinitions.findIndex((definition) => definition.abbreviation === abbreviation),
  );
  if (pageInfo.hasNextPage || indexes.includes(-1)) return null;
  const points = shotsText().map(
    ([, , worth], shot) => worth * nodes.reduce((sum, { values }) => sum + (values[indexes[shot]!] ?? 0), 0),
  );
  const all = points.reduce((sum, part) => sum + part, 0);
  return all === 0
    ? null
    : shotsText().map(([name], shot) => ({
        name,
        points: points[shot]!,
        share: Math.round((points[shot]! * 100) / all),
      }));
}
