import type { GameStatus } from '../../domain/game/gameStatus.js';
import { normaliseName } from '../../domain/text/normaliseName.js';
import { copyRows, type CopyValue, takeIds } from './copy-rows.js';
import { fateOf, type ImportScope, type RowFate } from './import-scope.js';
import type { ParsedGame } from './parsed-season.js';
import { type GameContent, gameDigest } from './row-digest.js';
import { quoteCell } from './problem.js';
import { FILE_NAMES } from './season-files.js';
import type { StoredGame, StoredGames } from './stored-games.js';
import type { SeasonTeam } from './write-teams.js';

/** A game of the file in the database. */
export interface SeasonGame {
  readonly id: number;
  readonly fate: RowFate;
  /** The teams that it has now: another pair than the file's when it was edited. */
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** Entered by hand with a result of its own: its lines stay as they are too. */
  readonly isForeign: boolean;
}

interface PlannedGame extends SeasonGame {
  readonly content: GameContent;
  readonly digest: string;
  readonly name: string;
  readonly seasonLeagueId: number | null;
  readonly divisionId: number | null;
}

/**
 * Writes the games with their period scores.
 * @param names `games.import_key` by game
 * @param periodIds what the period columns stand for, first to last
 * @returns in the order of the file
 */
export async function writeGames(
  scope: ImportScope,
  stored: StoredGames,
  names: readonly string[],
  teams: readonly SeasonTeam[],
  periodIds: readonly number[],
): Promise<SeasonGame[]> {
  const { season, client, kept } = scope;
  const ids = await takeIds(client, 'games', season.games.length);
  const brackets = await bracketDivisions(scope);
  const planned = season.games.map((game, index): PlannedGame => {
    const [home, away] = [teams[game.home], teams[game.away]];
    if (home === undefined || away === undefined) throw new Error('a game without its teams');
    const content = contentOf(game, home.teamId, away.teamId, periodIds);
    const digest = gameDigest(content);
    const name = names[index] ?? '';
    const divisionId = brackets.get(normaliseName(game.bracket ?? '')) ?? null;
    const seasonLeagueId = divisionId === null && home.seasonLeagueId === away.seasonLeagueId ? home.seasonLeagueId : null;
    const before = stored.named(name) ?? stored.entered(game.date, home.teamId, away.teamId);
    if (before === undefined) return { id: ids[index] ?? 0, fate: 'added', ...pairOf(content), isForeign: false, content, digest, name, seasonLeagueId, divisionId };
    const fate = isOpen(before) ? 'changed' : fateOf(digest, before.importHash, gameDigest(before));
    const isForeign = fate === 'kept' && before.importHash === null;
    if (fate === 'kept') kept.add(FILE_NAMES.games, game.line, null, isForeign ? 'the game was entered by hand; it and its lines are kept as they are' : 'the game was edited since it was imported; kept as it is');
    return { id: before.id, fate, ...pairOf(fate === 'changed' ? content : before), isForeign, content, digest, name, seasonLeagueId, divisionId };
  });
  await insertGames(scope, planned.filter(({ fate }) => fate === 'added'));
  await updateGames(scope, planned.filter(({ fate }) => fate === 'changed'));
  await insertPeriods(scope, planned.filter(({ fate }) => fate === 'added' || fate === 'changed'));
  return planned;
}

/** The divisions of the season by normalised name; a bracket of a division that is not there is a problem. */
async function bracketDivisions({ write, season, seasonId, problems }: ImportScope): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (season.games.every(({ bracket }) => bracket === null)) return found;
  const rows = await write.manager.query<{ id: number; name: string }[]>('SELECT id, name FROM divisions WHERE organization_id = $1 AND season_id = $2 ORDER BY id DESC', [
    write.organizationId,
    seasonId,
  ]);
  for (const { id, name } of rows) found.set(normaliseName(name), id);
  for (const { bracket, line } of season.games) {
    if (bracket !== null && !found.has(normaliseName(bracket))) problems.add(FILE_NAMES.games, line, 'bracket', `the season has no division ${quoteCell(bracket)}`);
  }
  return found;
}

function contentOf(game: ParsedGame, homeTeamId: number, awayTeamId: number, periodIds: readonly number[]): GameContent {
  const { date, time, homeScore, awayScore, homePeriods, awayPeriods } = game;
  const scores = (teamId: number, points: readonly (number | null)[]): [number, number, number][] =>
    points.flatMap((score, index) => (score === null ? [] : [[teamId, periodIds[index] ?? 0, score]]));
  const status: GameStatus = game.status ?? (homeScore !== null && awayScore !== null ? 'final' : 'scheduled');
  const periods = [...scores(homeTeamId, homePeriods), ...scores(awayTeamId, awayPeriods)];
  return { date, time, homeTeamId, awayTeamId, homeScore, awayScore, status, periods };
}

function pairOf({ homeTeamId, awayTeamId }: GameContent): Pick<SeasonGame, 'homeTeamId' | 'awayTeamId'> {
  return { homeTeamId, awayTeamId };
}

/** A game that was entered by hand and waits for its result: the file brings it. */
function isOpen(game: StoredGame): boolean {
  const hasResult = game.homeScore !== null || game.awayScore !== null || game.periods.length > 0 || game.hasLines;
  return game.importHash === null && game.status === 'scheduled' && !hasResult;
}

const COLUMNS = ['season_league_id', 'division_id', 'date', 'time', 'home_team_id', 'away_team_id', 'status', 'home_score', 'away_score', 'import_key', 'import_hash'];

function valuesOf({ content, name, digest, seasonLeagueId, divisionId }: PlannedGame): CopyValue[] {
  const { date, time, homeTeamId, awayTeamId, status, homeScore, awayScore } = content;
  return [seasonLeagueId, divisionId, date, time, homeTeamId, awayTeamId, status, homeScore, awayScore, name, digest];
}

async function insertGames({ write, client, seasonId, signal }: ImportScope, games: readonly PlannedGame[]): Promise<void> {
  const rows = games.map((game) => [write.organizationId, game.id, seasonId, write.author.id, ...valuesOf(game)]);
  await copyRows(client, 'games', ['organization_id', 'id', 'season_id', 'updated_by', ...COLUMNS], rows, signal);
}

async function updateGames({ write, client }: ImportScope, games: readonly PlannedGame[]): Promise<void> {
  for (const game of games) {
    await client.query(
      `UPDATE games SET season_league_id = $3, division_id = $4, date = $5, time = $6, home_team_id = $7, away_team_id = $8, status = $9, home_score = $10,
         away_score = $11, import_key = $12, import_hash = $13, version = version + 1, updated_at = $14, updated_by = $15
       WHERE organization_id = $1 AND id = $2`,
      [write.organizationId, game.id, ...valuesOf(game), write.now, write.author.id],
    );
  }
  await client.query('DELETE FROM period_scores WHERE organization_id = $1 AND game_id = ANY ($2)', [write.organizationId, games.map(({ id }) => id)]);
}

async function insertPeriods({ write, client, signal }: ImportScope, games: readonly PlannedGame[]): Promise<void> {
  const rows = games.flatMap(({ id, content }) => content.periods.map((period) => [write.organizationId, id, ...period]));
  await copyRows(client, 'period_scores', ['organization_id', 'game_id', 'team_id', 'game_period_id', 'score'], rows, signal);
}
