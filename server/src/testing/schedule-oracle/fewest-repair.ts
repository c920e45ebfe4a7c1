import type { PresentGame } from '../../domain/schedule/repair-problem.js';
import type { KeptGame, ScheduleProblem } from '../../domain/schedule/schedule-problem.js';
import { LinearProgram, type Terms } from './linear-program.js';

/** How many games a repair changes. */
export interface RepairCounts {
  readonly removed: number;
  readonly moved: number;
}

/**
 * The fewest games that any repair removes, and then the fewest that it moves, by integer programming: each game in
 * each cell is a variable. Kept games are taken to stand in none of the problem's cells.
 * @param seconds for the program
 * @returns null where the time was not enough
 */
export async function fewestRepair(
  problem: ScheduleProblem,
  present: readonly PresentGame[],
  seconds = 60,
): Promise<RepairCounts | null> {
  const program = new LinearProgram();
  const seats = present.flatMap((game, index) =>
    problem.cells.flatMap((_cell, cell) => {
      if (cell === game.leftCell || !suitsBoth(problem, game, cell)) return [];
      return [{ game, index, cell, name: program.integer(`g${index}c${cell}`, 0, 1) }];
    }),
  );
  const atMost = (limit: number, chosen: typeof seats): void => program.require(termsOf(chosen, 1), '<=', limit);
  for (const [index] of present.entries())
    atMost(
      1,
      seats.filter((seat) => seat.index === index),
    );
  for (const [cell] of problem.cells.entries())
    atMost(
      1,
      seats.filter((seat) => seat.cell === cell),
    );
  for (const { id } of problem.teams) {
    const own = seats.filter(({ game }) => hasTeam(game, id));
    const kept = problem.kept.filter((game) => hasTeam(game, id));
    for (let week = 0; week < problem.numWeeks; week += 1) {
      const room = 2 - kept.filter(({ weekIndex }) => weekIndex === week).length;
      atMost(
        Math.max(0, room),
        own.filter(({ cell }) => problem.cells[cell]!.weekIndex === week),
      );
    }
    for (const moment of new Set(problem.cells.map(momentOf)))
      atMost(
        1,
        own.filter(({ cell }) => momentOf(problem.cells[cell]!) === moment),
      );
  }
  const weight = present.length + 1;
  const one = program.integer('one', 1, 1);
  const found = await program.minimize(
    [
      [weight * present.length, one],
      ...seats.map(({ game, cell, name }) => [Number(game.cell !== cell) - weight, name] as const),
    ],
    seconds,
  );
  return found && { removed: Math.floor(found.value / weight), moved: found.value % weight };
}

function termsOf(seats: readonly { readonly name: string }[], factor: number): Terms {
  return seats.map(({ name }) => [factor, name] as const);
}

function momentOf({ date, time }: Pick<KeptGame, 'date' | 'time'>): string {
  return `${date} ${time}`;
}

function hasTeam(game: Pick<KeptGame, 'homeTeamId' | 'awayTeamId'>, id: unknown): boolean {
  return game.homeTeamId === id || game.awayTeamId === id;
}

function suitsBoth({ teams, cells, kept }: ScheduleProblem, game: PresentGame, index: number): boolean {
  const cell = cells[index]!;
  return [game.homeTeamId, game.awayTeamId].every((id) => {
    const team = teams.find((other) => other.id === id);
    const isBusy = kept.some((other) => hasTeam(other, id) && momentOf(other) === momentOf(cell));
    return team && !isBusy && !team.unavailableTimes.includes(cell.time) && !team.byeDates.includes(cell.date);
  });
}
