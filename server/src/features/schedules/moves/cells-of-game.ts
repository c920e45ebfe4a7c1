import { isHeld } from '../../../domain/schedule/is-held.js';
import type { PlaceFinding } from '../../../domain/schedule/place-findings.js';
import type { ScheduleConsequence } from '../../../domain/schedule/schedule-consequences.js';
import type { Cell } from '../../../domain/schedule/schedule-problem.js';
import { seatGames } from '../../../domain/schedule/seat-games.js';
import { type FilledCell, weekTable } from '../../../domain/schedule/week-table.js';
import { cellsOfWorld, gamesBeside } from '../generation/problem-of.js';
import type { ScheduleWorld, WorldGame } from '../generation/schedule-world.js';
import { type ChangedGame, type Place, Places } from './surroundings.js';

/** A cell with the game that stands in it, and one that is not of the schedule and holds it. */
export interface HeldCell extends FilledCell<WorldGame> {
  readonly heldBy: WorldGame | null;
}

/** What would come of moving a game, or of swapping two. */
export interface Outcome {
  /** What speaks against it: errors first. */
  readonly findings: readonly PlaceFinding[];
  /** What becomes worse for teams, though nothing speaks against it. */
  readonly consequences: readonly ScheduleConsequence[];
}

/** What would come of putting a game into a cell. */
export interface CellForGame extends Outcome {
  readonly place: Place & { readonly weekIndex: number; readonly date: string; readonly time: string };
  /** Who plays there; the game itself where it stands. The two would exchange their matchups. */
  readonly occupant: WorldGame | null;
  /** Why it cannot be put there at all; null where findings say the rest. */
  readonly refusal: string | null;
}

/**
 * For every cell of a schedule, whether one of its games fits there and what it would break.
 * @param today in the organization's time zone
 */
export function cellsForGame(world: ScheduleWorld, game: WorldGame, today: string): CellForGame[] {
  const places = new Places(world, today);
  return heldCells(world).map((held) => {
    const { cell, game: occupant } = held;
    const played = [game, ...(occupant === null ? [] : [occupant])].find(({ isPlayed }) => isPlayed);
    const refusal = played === undefined ? null : played.id === game.id ? STAYS : `${label(played)} ${HAS_BEEN_PLAYED}`;
    const isSwap = occupant !== null && occupant.id !== game.id;
    const outcome = () => (isSwap ? swapOutcome(places, game, occupant) : moveOutcome(places, game, held));
    return { place: placeOf(cell), occupant, refusal, ...(refusal === null ? outcome() : NOTHING) };
  });
}

const NOTHING: Outcome = { findings: [], consequences: [] };

/** Said of a game that has been played. */
export const STAYS = 'This game has been played, so it stays.';
const HAS_BEEN_PLAYED = 'has been played, so it stays.';

/** Dates, times and places stay in a swap, and so does whatever speaks against those. */
const OF_THE_PLACE = new Set<PlaceFinding['code']>(['WEEK_OFF', 'HALL_TAKEN', 'OUTSIDE_SEASON']);

/**
 * What comes of exchanging the matchups of two games: errors refuse it, and of warnings those are told that are new.
 */
export function swapOutcome(places: Places, one: WorldGame, other: WorldGame): Outcome {
  const changed = [withMatchupOf(one, other), withMatchupOf(other, one)];
  const findings = places.findings(changed).filter(({ code }) => !OF_THE_PLACE.has(code));
  return { findings: withoutOldWarnings(places, [one, other], findings), consequences: places.consequences(changed) };
}

/** Findings without the warnings that games have where they stand: whoever put them there has given a reason. */
function withoutOldWarnings(
  places: Places,
  games: readonly WorldGame[],
  findings: readonly PlaceFinding[],
): readonly PlaceFinding[] {
  if (findings.every(({ severity }) => severity === 'error')) return findings;
  const asTheyStand = games.map((game) => ({ ...game, movedFrom: game.date }));
  const old = new Set(places.findings(asTheyStand).map((finding) => JSON.stringify(finding)));
  return findings.filter((finding) => finding.severity === 'error' || !old.has(JSON.stringify(finding)));
}

/**
 * What comes of putting a game into a cell in which no other one of the schedule stands; of warnings those are told
 * that are new, and where it stands all. One that is postponed or cancelled is taken to be played there: for that it is
 * put there.
 */
export function moveOutcome(places: Places, game: WorldGame, held: HeldCell): Outcome {
  const moved: ChangedGame = { ...game, ...placeOf(held.cell), movedFrom: game.date };
  const isOwnPlace = held.game?.id === game.id;
  const findings = moveFindings(places, moved, held);
  if (isOwnPlace) return { findings, consequences: [] };
  return {
    findings: withoutOldWarnings(places, [game], findings),
    consequences: places.consequences([isHeld(game) ? moved : { ...moved, status: 'scheduled' }]),
  };
}

function moveFindings(places: Places, game: ChangedGame, { heldBy }: HeldCell): PlaceFinding[] {
  const findings = places.findings([game]);
  if (heldBy === null || findings.some(({ code }) => code === 'HALL_TAKEN')) return findings;
  const message = `${label(heldBy)} is played there, which is not of this schedule.`;
  const about = { teamId: null, gameIds: [heldBy.id], byeId: null, weekOffId: null };
  const [errors, warnings] = [
    findings.filter(({ severity }) => severity === 'error'),
    findings.filter(({ severity }) => severity !== 'error'),
  ];
  return [...errors, { code: 'HALL_TAKEN', severity: 'error', message, ...about }, ...warnings];
}

/** The cells of a schedule with the games in them: its own, and in those left free the ones beside it. */
export function heldCells(world: ScheduleWorld): HeldCell[] {
  const own = world.games.filter(({ scheduleId }) => scheduleId === world.id);
  const table = weekTable(world, cellsOfWorld(world), own);
  const filled = table.flatMap(({ dates }) => dates.flatMap(({ cells }) => cells));
  const free = filled.filter(({ game }) => game === null);
  const beside = gamesBeside(world).map((game) => ({ ...game, isBeside: true }));
  const seated = seatGames(
    free.map(({ cell }) => cell),
    beside,
  );
  const heldBy = new Map([...seated].map(([index, game]) => [free[index]!, game]));
  return filled.map((cell) => ({ ...cell, heldBy: heldBy.get(cell) ?? null }));
}

/** A cell as the place of a game. */
export function placeOf({ weekIndex, date, time, locationId, court }: Cell): CellForGame['place'] {
  return { weekIndex, date, time, locationId: locationId === null ? null : Number(locationId), court };
}

/** A game with the matchup of another one, in its own place. */
function withMatchupOf(game: WorldGame, { homeTeamId, awayTeamId, home, away, date }: WorldGame): ChangedGame {
  return { ...game, homeTeamId, awayTeamId, home, away, movedFrom: date };
}

function label({ home, away }: WorldGame): string {
  return `${home} vs ${away}`;
}
