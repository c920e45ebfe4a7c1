import { derivedStatistics } from '@domain/stats/derived-statistics';
import type { GameStatus, StatKind } from '@/graphql/schema.generated';
import type { StoredCell } from '../saving/save-queue';

/** A statistic of the game's sport. */
export interface GridDefinition {
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly kind: StatKind;
  /** What a statistic of the organization's own follows from; null for any other. */
  readonly formula: string | null;
  readonly hidden: boolean;
}

/** A player of a side, with a line or without. */
export interface GridRow {
  readonly id: string;
  readonly version: number;
  readonly player: { readonly id: string; readonly fullName: string };
  readonly jerseyNumber?: string | null;
  readonly position?: string | null;
  readonly onRoster: boolean;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  /** Its place among the side's rows that are equal in starting and playing. */
  readonly sortOrder: number;
  readonly hasLine: boolean;
  readonly cells: readonly (StoredCell & { readonly definitionId: string })[];
}

export interface GridSide {
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly logoUrl?: string | null;
    readonly colour?: string | null;
    readonly abbreviation?: string | null;
  };
  readonly score?: number | null;
  readonly periodScores: readonly { readonly score: number }[];
  readonly entryRows?: readonly GridRow[] | null;
}

/** A game as the grid needs it. */
export interface GridGame {
  readonly id: string;
  readonly status: GameStatus;
  /** Its season's sport says how periods make the score; absent or null where it has none. */
  readonly season?: { readonly sport: { readonly name: string } } | null;
  readonly home: GridSide;
  readonly away: GridSide;
}

export type SideName = 'home' | 'away';
export const SIDES: readonly SideName[] = ['home', 'away'];

/** A column of the grid. */
export interface GridColumn extends GridDefinition {
  /** Its place among all definitions of the sport: what values and totals align with. */
  readonly index: number;
  /** Its place among the columns that can be entered; null of a derived one. */
  readonly entry: number | null;
}

/**
 * The columns, in order.
 * @param definitions all of the sport
 * @param withHidden whether those that public tables leave out are there, too
 */
export function columnsOf(definitions: readonly GridDefinition[], withHidden: boolean): GridColumn[] {
  const derived = derivedStatistics(definitions);
  const columns: GridColumn[] = [];
  let entry = 0;
  for (const [index, definition] of definitions.entries()) {
    if (definition.hidden && !withHidden) continue;
    const isEntered = !derived.has(definition.abbreviation);
    columns.push({ ...definition, index, entry: isEntered ? entry : null });
    if (isEntered) entry += 1;
  }
  return columns;
}
