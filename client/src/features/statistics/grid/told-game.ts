import type { GameStatus } from '@/graphql/schema.generated';
import type { CellValues } from './cell-values';
import { type GridRow, SIDES } from './grid-game';

/** A game as its followers are told of it: values without versions, so nothing that a save could be based on. */
export interface ToldGame {
  readonly status: GameStatus;
  /** What values align with. */
  readonly allStatDefinitions: readonly { readonly id: string }[];
  readonly home: ToldSide;
  readonly away: ToldSide;
}

interface ToldSide {
  readonly score: number | null;
  readonly periodScores: readonly { readonly score: number }[];
  readonly lines: readonly ToldLine[];
}

interface ToldLine {
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly sortOrder: number;
  readonly allValues: readonly (number | null)[];
  readonly player: { readonly id: string };
}

/**
 * Whether the grid has everything that was told. What is on its way is passed over: its own answer says what became of
 * it, so that nobody reads the game anew for what they have just entered.
 */
export function isKnown(values: CellValues, told: ToldGame): boolean {
  const { game } = values.rows;
  const places = new Map(told.allStatDefinitions.map(({ id }, index) => [id, index]));
  return (
    game.status === told.status &&
    SIDES.every((side) => {
      const { score, periodScores, lines } = told[side];
      const rows = values.rows.of(side);
      const players = new Set(rows.map(({ player }) => player.id));
      const byPlayer = new Map(lines.map((line) => [line.player.id, line]));
      return (
        (game[side].score ?? null) === score &&
        textOf(game[side].periodScores) === textOf(periodScores) &&
        lines.every(({ player }) => players.has(player.id)) &&
        rows.every((row) => isRowKnown(values, row, byPlayer.get(row.player.id), places))
      );
    })
  );
}

function isRowKnown(
  values: CellValues,
  row: GridRow,
  line: ToldLine | undefined,
  places: ReadonlyMap<string, number>,
): boolean {
  // The first value of a player makes a line: its answer does not say so, and nothing but the row's menu asks.
  const isLineKnown = line
    ? row.hasLine || line.allValues.some((value) => value !== null)
    : !row.hasLine || row.cells.some(({ id }) => values.isOnItsWay(id));
  return (
    isLineKnown &&
    row.started === (line?.started ?? row.started) &&
    row.didNotPlay === (line?.didNotPlay ?? row.didNotPlay) &&
    row.sortOrder === (line?.sortOrder ?? row.sortOrder) &&
    row.cells.every(({ id, definitionId }) => {
      const place = places.get(definitionId);
      if (line && place === undefined) return true;
      return values.isOnItsWay(id) || values.storedOf(id) === (line?.allValues[place!] ?? null);
    })
  );
}

function textOf(periodScores: readonly { readonly score: number }[]): string {
  return periodScores.map(({ score }) => score).join(' ');
}
