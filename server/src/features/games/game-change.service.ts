import { gameLabel } from '../../domain/game/game-label.js';
import { isPlayed, type RecordedGame } from '../../domain/game/is-played.js';
import { resultChange } from '../../domain/game/result-change.js';
import { unprocessable } from '../../lib/errors.js';
import { hasStandingPlay } from '../../lib/is-played.js';
import { lockRow, updateRow } from '../audit/change.service.js';
import { announce } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { teamNames } from './game-teams.service.js';
import { GameEntity } from './game.entity.js';

/** What saving a game answers. */
export interface SavedGame {
  id: number;
  /** Null when nothing differed. */
  undoId: string | null;
}

/** A game that is about to be changed, and what messages call it. */
export interface LockedGame {
  row: GameEntity;
  label: string;
}

/** A game by id, locked. @throws 404 */
export async function lockGame(tx: Write, id: number): Promise<LockedGame> {
  const row = await lockRow(tx, GameEntity, id, 'Game');
  const [home, away] = await teamNames(tx, [row.homeTeamId, row.awayTeamId]);
  return { row, label: gameLabel(home!.name, away!.name, row.date) };
}

/**
 * Changes a locked game; standings and totals follow what of its result they count. It can be undone. Plays that were
 * taken away again name its teams, so they go when it is given others.
 * @param done says what was done, of the game's label
 * @throws 409 for a stale version
 */
export async function saveGame(
  tx: Write,
  { row, label }: LockedGame,
  patch: Partial<GameEntity>,
  { expected, done }: { expected: number | null | undefined; done: (label: string) => string },
): Promise<SavedGame> {
  const undo = new UndoRecorder(tx);
  const { homeTeamId = row.homeTeamId, awayTeamId = row.awayTeamId } = patch;
  const save = async (): Promise<void> => {
    if (![homeTeamId, awayTeamId].every((id) => [row.homeTeamId, row.awayTeamId].includes(id)))
      await undo.remove('plays', { sql: 't.game_id = $2', params: [row.id] });
    await undo.watch('games', [row.id], () =>
      updateRow(tx, GameEntity, row, patch, { entityType: 'game', label, expected }),
    );
  };
  const change = resultChange(outcomeOf(row), outcomeOf({ ...row, ...patch }));
  // Statistics of a game that counts as before are counted as before.
  const playerIds = change === 'results' ? [] : undefined;
  await (change === 'nothing' ? save() : announce(tx, 'games', { gameIds: [row.id], playerIds }, save));
  return { id: row.id, undoId: await undo.save('game.update', done(label)) };
}

/** @throws 422 when a game has been played, or begun: then its teams stay */
export async function refusePlayed(tx: Write, row: GameEntity): Promise<void> {
  const recorded = await readRecorded(tx, row.id);
  if (isPlayed({ ...outcomeOf(row), ...recorded }))
    throw unprocessable('This game has been played, so its teams stay.');
}

/** What has been recorded of a game beside its own row. */
export async function readRecorded(
  tx: Write,
  gameId: number,
): Promise<Pick<RecordedGame, 'hasPeriodScore' | 'hasStatLine' | 'hasPlay'>> {
  const [recorded] = (await tx.manager.query(
    `SELECT EXISTS (SELECT FROM period_scores WHERE organization_id = $1 AND game_id = $2) AS "hasPeriodScore",
       EXISTS (SELECT FROM game_lines WHERE organization_id = $1 AND game_id = $2) AS "hasStatLine",
       ${hasStandingPlay('$1', '$2')} AS "hasPlay"`,
    [tx.organizationId, gameId],
  )) as [{ hasPeriodScore: boolean; hasStatLine: boolean; hasPlay: boolean }];
  return recorded;
}

function outcomeOf({ status, homeScore, awayScore }: GameEntity) {
  return { status, scoreHome: homeScore, scoreAway: awayScore };
}
