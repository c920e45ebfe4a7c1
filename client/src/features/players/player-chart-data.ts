import { gameLabel } from '@/app/games/game-label';
import { t } from '@/texts';
import type { PlayerGamesFragment } from './player.generated';

type Games = Pick<PlayerGamesFragment, 'statDefinitions' | 'nodes' | 'pageInfo'>;

/** Points game by game, oldest first. */
export interface PointsByGame {
  /** 'Jan 30 vs ORL', and the date alone. */
  labels: string[];
  shortLabels: string[];
  points: number[];
  /** Of all games up to each. */
  averages: number[];
}

/** Points of each game; null for fewer than two games, and for a list that is not complete. */
export function pointsByGame({ statDefinitions, nodes, pageInfo }: Games): PointsByGame | null {
  const index = statDefinitions.findIndex(({ abbreviation }) => abbreviation === 'PTS');
  const games = nodes
    .toReversed()
    .flatMap(({ game, home, opponent, values }) =>
      values[index] == null ? [] : [{ points: values[index], ...gameLabel(game.date, home, opponent) }],
    );
  if (pageInfo.hasNextPage || games.length < 2) return null;
  let sum = 0;
  return {
    labels: games.map(({ label }) => label),
    shortLabels: games.map(({ date }) => date),
    points: games.map(({ points }) => points),
    averages: games.map(({ points }, played) => Math.round(((sum += points) * 10) / (played + 1)) / 10),
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
