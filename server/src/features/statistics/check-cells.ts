import { series } from '../../domain/text/series.js';
import { enteredStatistics } from '../../domain/statistics/entered-statistics.js';
import { STATISTIC_LIMITS } from '../../domain/statistics/statistic-limits.js';
import { partsOfDerived } from '../../domain/stats/parts-of-derived.js';
import { AppError, type FieldError, unprocessable } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { InputCheck } from '../../lib/validation.js';
import type { EnteredGame, GamePlayer } from './entered-game.service.js';
import type { AddStatisticInput, SaveStatisticsInput, SetStatisticInput } from './statistics.input.js';

/** Cells that one request may name, and longest name of an add. */
const MOST_CELLS = 2000;
const LONGEST_OPERATION_ID = 100;

/** A set or an add as it came, with numbers for ids; 0 for what is none. */
export interface CellWish {
  /** Where it stands in the input: 'sets.3'. */
  readonly field: string;
  /** Null: whichever team of the game the player is of. */
  readonly teamId: number | null;
  readonly playerId: number;
  readonly definitionId: number;
  /** Whether it asks for a value. */
  readonly stores: boolean;
}

/** A checked request: sets and adds with the cells that they name. */
export interface CellWishes {
  readonly sets: (CellWish & { value: number | null; expectedVersion: number | undefined })[];
  readonly adds: (CellWish & { delta: number; operationId: string })[];
  /** The highest version that was seen of all that are set; null: each goes by its own alone. */
  readonly expectedVersion: number | null;
}

/**
 * Checks what can be checked without the game.
 * @param needsVersions whether each set has to name the version that it is based on
 * @throws 400 naming each wrong field
 */
export function checkCells(input: SaveStatisticsInput, needsVersions: boolean): CellWishes {
  const check = new InputCheck();
  const [sets, adds] = [input.sets ?? [], input.adds ?? []];
  check.that(
    sets.length + adds.length <= MOST_CELLS,
    'sets',
    `sets and adds must name at most ${MOST_CELLS} values together.`,
  );
  const wishes: CellWishes = {
    sets: sets.slice(0, MOST_CELLS).map((set, index) => checkSet(check, set, `sets.${index}`, needsVersions)),
    adds: adds.slice(0, MOST_CELLS).map((add, index) => checkAdd(check, add, `adds.${index}`)),
    expectedVersion: input.expectedVersion ?? null,
  };
  const named = new Set<string>();
  for (const { field, playerId, definitionId } of wishes.sets) {
    const key = `${playerId}-${definitionId}`;
    check.that(!named.has(key), field, `${field} names a value that another one of sets names, too.`);
    named.add(key);
  }
  check.finish();
  return wishes;
}

function checkSet(
  check: InputCheck,
  { value = null, expectedVersion, ...ids }: SetStatisticInput,
  field: string,
  needsVersions: boolean,
): CellWishes['sets'][number] {
  check.integer(`${field}.value`, value, STATISTIC_LIMITS);
  if (needsVersions && expectedVersion == null)
    check.fail(
      `${field}.expectedVersion`,
      `${field}.expectedVersion is required: the version that your change is based on.`,
    );
  return {
    ...wish(ids, field),
    stores: value !== null,
    value,
    expectedVersion: expectedVersion ?? undefined,
  };
}

function checkAdd(
  check: InputCheck,
  { delta, operationId, ...ids }: AddStatisticInput,
  field: string,
): CellWishes['adds'][number] {
  check.integer(`${field}.delta`, delta, { min: -STATISTIC_LIMITS.max, max: STATISTIC_LIMITS.max });
  return {
    ...wish(ids, field),
    stores: true,
    delta,
    operationId: check.name(`${field}.operationId`, operationId, LONGEST_OPERATION_ID),
  };
}

function wish(
  { teamId, playerId, definitionId }: Pick<SetStatisticInput, 'teamId' | 'playerId' | 'definitionId'>,
  field: string,
): Omit<CellWish, 'stores'> {
  return {
    field,
    teamId: teamId == null ? null : (tryId(teamId) ?? 0),
    playerId: tryId(playerId) ?? 0,
    definitionId: tryId(definitionId) ?? 0,
  };
}

/**
 * Finds the players that wishes name in the game.
 * @throws 404 naming each id that is not of the game's teams or sport; 422 naming each statistic that is derived, with
 *   what to enter instead
 */
export function findPlayers(game: EnteredGame, wishes: readonly CellWish[]): Map<number, GamePlayer> {
  const unknown: FieldError[] = [];
  const derived: FieldError[] = [];
  const players = new Map<number, GamePlayer>();
  const entered = new Set(enteredStatistics(game.definitions).map(({ id }) => id));
  for (const { field, teamId, playerId, definitionId } of wishes) {
    const known = game.players.filter((one) => one.playerId === playerId && (teamId ?? one.teamId) === one.teamId);
    const player = known.find(({ teamId: own }) => own === players.get(playerId)?.teamId) ?? known[0];
    const definition = game.definitions.find(({ id }) => id === definitionId);
    if (teamId !== null && !game.teamIds.includes(teamId))
      unknown.push({ field: `${field}.teamId`, message: 'Team not found: it does not play in this game.' });
    else if (!player || (players.get(playerId) ?? player).teamId !== player.teamId)
      unknown.push({
        field: `${field}.playerId`,
        message: 'Player not found: neither on the roster of the team nor in the box score for it.',
      });
    else players.set(playerId, player);
    if (!definition)
      unknown.push({ field: `${field}.definitionId`, message: "Statistic not found among those of the game's sport." });
    else if (!entered.has(definitionId))
      derived.push({ field: `${field}.definitionId`, message: calculated(game, definition.abbreviation) });
  }
  if (unknown.length > 0) throw new AppError('NOT_FOUND', unknown[0]!.message, { errors: unknown });
  if (derived.length > 0) throw unprocessable(derived[0]!.message, undefined, derived);
  return players;
}

function calculated({ definitions }: EnteredGame, abbreviation: string): string {
  const parts = partsOfDerived(definitions, abbreviation);
  const instead = parts.length > 0 ? `: enter ${series(parts)} instead` : '';
  return `${abbreviation} is calculated and cannot be entered${instead}.`;
}
