import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context/request-context.js';
import { updateGame, createGame } from '../../features/games/game.write.service.js';
import { deleteGames } from '../../features/games/game-delete.service.js';
import { GameStatus } from '../../features/games/game.enums.js';
import { setGameScore } from '../../features/games/game-score.write.service.js';
import type { PlayInput } from '../../features/plays/play.input.js';
import { savePlays } from '../../features/plays/save-plays.service.js';
import { deleteGameLines } from '../../features/statistics/delete-game-lines.service.js';
import { updateGameLines } from '../../features/statistics/game-lines.service.js';
import { savePeriodScores } from '../../features/statistics/period-scores.service.js';
import { saveStatistics } from '../../features/statistics/save-statistics.service.js';
import { listUndoable, undo } from '../../features/undo/undo.service.js';

/** A game with what is picked of it by numbers; whoever acts may be anybody of the staff. */
export interface Turned {
  readonly ctx: RequestContext;
  readonly gameId: number;
  readonly teamIds: readonly [home: number, away: number];
  readonly seasonLeagueId: number | null;
  readonly playerId: number;
  readonly side: 0 | 1;
  readonly definitionId: number;
  readonly periodId: number;
  readonly otherTeamId: number;
  readonly value: number;
  /** Its plays as they are now, those taken away too, in the order in which they were entered. */
  readonly plays: readonly PlayInput[];
}

const KINDS = [
  'MADE_TWO',
  'MADE_THREE',
  'MISSED_TWO',
  'PERSONAL_FOUL',
  'OFFENSIVE_REBOUND',
  'TURNOVER',
  'NOTE',
] as const;
const STATUSES = Object.values(GameStatus);

const send = ({ ctx, gameId }: Turned, plays: PlayInput[]) => savePlays(ctx, gameId, { device: 'a tablet', plays });
const again = (play: PlayInput, changes: Partial<PlayInput>): PlayInput => ({
  ...play,
  ...changes,
  revision: play.revision + 1,
  isDuplicateConfirmed: true,
});
const newPlay = ({ periodId, teamIds, side, playerId, value }: Turned, kind: PlayInput['kind']): PlayInput => ({
  id: randomUUID(),
  revision: 1,
  kind,
  periodId: String(periodId),
  sortOrder: value,
  teamId: String(teamIds[side]),
  playerId: String(playerId),
  madeAt: new Date(),
  isDuplicateConfirmed: true,
});
const cell = ({ playerId, definitionId }: Turned) => ({
  playerId: String(playerId),
  definitionId: String(definitionId),
});

/** What the course of a game is made of, by a name that says it. */
export const TURNS = {
  status: ({ ctx, gameId, value }: Turned) => updateGame(ctx, gameId, { status: STATUSES[value % STATUSES.length]! }),
  'in progress': ({ ctx, gameId }: Turned) => updateGame(ctx, gameId, { status: GameStatus.IN_PROGRESS }),
  'final score': ({ ctx, gameId, value }: Turned) =>
    setGameScore(ctx, gameId, { homeScore: value, awayScore: (7 * value) % 10 }),
  'score of a forfeit': ({ ctx, gameId, value }: Turned) =>
    setGameScore(ctx, gameId, { homeScore: value, awayScore: 0, forfeit: true }),
  'score of no forfeit': ({ ctx, gameId, value }: Turned) =>
    setGameScore(ctx, gameId, { homeScore: value, awayScore: 1, forfeit: false }),
  'score taken away': ({ ctx, gameId }: Turned) => setGameScore(ctx, gameId, { homeScore: null, awayScore: null }),
  'ended too early': ({ ctx, gameId }: Turned) =>
    setGameScore(ctx, gameId, { homeScore: null, awayScore: null, goesOn: true }),
  play: (turned: Turned) => send(turned, [newPlay(turned, KINDS[turned.value % KINDS.length]!)]),
  'substitution before the game': (turned: Turned) =>
    send(turned, [{ ...newPlay(turned, 'SUBSTITUTION'), sortOrder: turned.value / 100 }]),
  'play taken away': async (turned: Turned) => {
    const last = turned.plays.findLast(({ isDeleted }) => !isDeleted);
    if (last) await send(turned, [again(last, { isDeleted: true })]);
  },
  'all plays taken away': (turned: Turned) =>
    send(
      turned,
      turned.plays.filter(({ isDeleted }) => !isDeleted).map((play) => again(play, { isDeleted: true })),
    ),
  'play brought back': async (turned: Turned) => {
    const last = turned.plays.findLast(({ isDeleted }) => isDeleted);
    if (last) await send(turned, [again(last, { isDeleted: false })]);
  },
  'play of somebody else': async (turned: Turned) => {
    const play = turned.plays[turned.value % Math.max(turned.plays.length, 1)];
    const { teamIds, side, playerId } = turned;
    if (play) await send(turned, [again(play, { teamId: String(teamIds[side]), playerId: String(playerId) })]);
  },
  'value added': (turned: Turned) =>
    saveStatistics(turned.ctx, turned.gameId, {
      adds: [{ ...cell(turned), delta: turned.value, operationId: randomUUID() }],
    }),
  'no value': (turned: Turned) =>
    saveStatistics(turned.ctx, turned.gameId, { sets: [{ ...cell(turned), value: null }] }),
  started: ({ ctx, gameId, playerId, value }: Turned) =>
    updateGameLines(ctx, gameId, { lines: [{ playerId: String(playerId), started: value % 2 === 0 }] }),
  'did not play': ({ ctx, gameId, playerId, value }: Turned) =>
    updateGameLines(ctx, gameId, { lines: [{ playerId: String(playerId), didNotPlay: value % 2 === 0 }] }),
  'line deleted': ({ ctx, gameId, playerId }: Turned) => deleteGameLines(ctx, gameId, [playerId]),
  'period score': ({ ctx, gameId, teamIds, side, periodId, value }: Turned) =>
    savePeriodScores(ctx, gameId, {
      scores: [{ teamId: String(teamIds[side]), periodId: String(periodId), score: value % 4 === 0 ? null : value }],
    }),
  'another day': ({ ctx, gameId, value }: Turned) => updateGame(ctx, gameId, { date: `2025-12-0${value}` }),
  'teams turned around': ({ ctx, gameId, teamIds: [home, away] }: Turned) =>
    updateGame(ctx, gameId, { homeTeamId: String(away), awayTeamId: String(home) }),
  'another team': ({ ctx, gameId, otherTeamId }: Turned) =>
    updateGame(ctx, gameId, { awayTeamId: String(otherTeamId) }),
  'new game': ({ ctx, teamIds: [home, away], seasonLeagueId }: Turned) =>
    createGame(ctx, { seasonLeagueId: String(seasonLeagueId), homeTeamId: String(home), awayTeamId: String(away) }),
  'game deleted': ({ ctx, gameId }: Turned) => deleteGames(ctx, [gameId]),
  undo: ({ ctx }: Turned) => takeBack(ctx, 0),
  'undo of an earlier one': ({ ctx, value }: Turned) => takeBack(ctx, value % 4),
} satisfies Readonly<Record<string, (turned: Turned) => Promise<unknown>>>;

async function takeBack(ctx: RequestContext, place: number): Promise<void> {
  const entry = (await listUndoable(ctx))[place];
  if (entry) await undo(ctx, entry.id);
}
