import type { PlaceFinding } from '../../../domain/schedule/place-findings.js';
import type { Cell } from '../../../domain/schedule/schedule-problem.js';
import { type FilledCell, weekTable } from '../../../domain/schedule/week-table.js';
import { cellsOfWorld } from '../generation/problem-of.js';
import type { ScheduleWorld, WorldGame } from '../generation/schedule-world.js';
import { inPlace, type Place, Places, withMatchupOf } from './surroundings.js';

/** What would come of putting a game into a cell. */
export interface CellForGame {
  readonly place: Place & { readonly weekIndex: number; readonly date: string; readonly time: string };
  /** Who plays there; the game itself where it stands. The two would exchange their matchups. */
  readonly occupant: WorldGame | null;
  /** Why it cannot be put there at all; null where findings say the rest. */
  readonly refusal: string | null;
  readonly findings: readonly PlaceFinding[];
}

/** For every cell of a schedule, whether one of its games fits there and what it would break. */
export function cellsForGame(world: ScheduleWorld, game: WorldGame): CellForGame[] {
  const places = new Places(world);
  return filledCells(world).map(({ cell, game: occupant }) => {
    const place = placeOf(cell);
    const refusal = refusalOf(game, occupant);
    const changed =
      occupant === null || occupant.id === game.id
        ? [inPlace(game, place)]
        : [withMatchupOf(game, occupant), withMatchupOf(occupant, game)];
    return { place, occupant, refusal, findings: refusal === null ? places.findings(changed) : [] };
  });
}

/** The cells of a schedule with its games in them. */
export function filledCells(world: ScheduleWorld): FilledCell<WorldGame>[] {
  const own = world.games.filter(({ scheduleId }) => scheduleId === world.id);
  return weekTable(world, cellsOfWorld(world), own).flatMap(({ dates }) => dates.flatMap(({ cells }) => cells));
}

/** A cell as the place of a game. */
export function placeOf({ weekIndex, date, time, locationId, court }: Cell): CellForGame['place'] {
  return { weekIndex, date, time, locationId: locationId === null ? null : Number(locationId), court };
}

function refusalOf(game: WorldGame, occupant: WorldGame | null): string | null {
  if (game.isPlayed) return 'This game has been played, so it stays.';
  if (occupant?.isPlayed === true) return `${occupant.home} vs ${occupant.away} has been played, so it stays.`;
  return null;
}
