import { deriveValues } from '@domain/stats/derive-values';
import { scoreStatistic } from '@domain/sports/score-statistic';
import { hasPoints, pointsOf, type ScoreFigures, scoreFigures, type SideFigures, totalsOf } from './figures';
import type { SideName } from './grid-game';
import type { GridRows } from './grid-rows';

/** What follows from the values of cells, worked out when it is asked for and kept until one of them changes. */
export class GridFigures {
  private readonly stored = new Map<string, readonly (number | null)[]>();
  private readonly derived = new Map<string, readonly (number | null)[]>();
  private readonly totals = new Map<SideName, readonly (number | null)[]>();
  private figures: ScoreFigures | null = null;

  constructor(
    private readonly rows: GridRows,
    private readonly valueOf: (cellId: string) => number | null,
  ) {}

  /** Forgets the score, which follows from scores of the game, too. */
  forgetScore(): void {
    this.figures = null;
  }

  /** Forgets what follows from a row, or from all of them. */
  forget(row?: { readonly id: string; readonly side: SideName }): void {
    this.figures = null;
    if (row) {
      this.stored.delete(row.id);
      this.derived.delete(row.id);
      this.totals.delete(row.side);
    } else {
      this.stored.clear();
      this.derived.clear();
      this.totals.clear();
    }
  }

  /** The values of a row, one for each statistic, derived ones too. */
  rowValues(rowId: string): readonly (number | null)[] {
    return cached(this.derived, rowId, () => deriveValues(this.rows.definitions, this.storedOf(rowId)));
  }

  totalsOf(side: SideName): readonly (number | null)[] {
    return cached(this.totals, side, () =>
      totalsOf(
        this.rows.definitions,
        this.rows.of(side).map(({ id }) => this.storedOf(id)),
      ),
    );
  }

  /** Running score and mismatch. */
  score(): ScoreFigures {
    this.figures ??= scoreFigures(
      this.rows.game,
      hasPoints(this.scoredIn, this.rows.definitions),
      this.sideFigures('home'),
      this.sideFigures('away'),
    );
    return this.figures;
  }

  private get scoredIn(): string {
    return scoreStatistic(this.rows.game.season?.sport.name);
  }

  private sideFigures(side: SideName): SideFigures {
    const { score = null, periodScores } = this.rows.game[side];
    return {
      score,
      periodScores: periodScores.map((period) => period.score),
      lineCount: this.rows.of(side).filter(({ id }) => this.storedOf(id).some((value) => value !== null)).length,
      points: pointsOf(this.scoredIn, this.rows.definitions, this.totalsOf(side)),
    };
  }

  private storedOf(rowId: string): readonly (number | null)[] {
    return cached(this.stored, rowId, () => {
      const cells = new Map((this.rows.byId.get(rowId)?.cells ?? []).map((cell) => [cell.definitionId, cell.id]));
      return this.rows.definitions.map(({ id }) => {
        const cellId = cells.get(id);
        return cellId === undefined ? null : this.valueOf(cellId);
      });
    });
  }
}

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}
