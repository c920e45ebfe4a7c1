import type { GameStatus } from '../../../domain/game/game-status.js';
import { normaliseName } from '../../../domain/text/normalise-name.js';
import { takeIds } from '../writing/copy-rows.js';
import type { GameName } from './game-names.js';
import { changeKindOf, type ImportScope, type RowChangeKind } from '../import-scope.js';
import { importedKey, type ImportedGames } from './imported-games.js';
import { matchGames } from './match-games.js';
import type { ParsedGame } from '../reading/parsed-season.js';
import { placeGame } from './locate-game.js';
import { quoteCell } from '../reporting/problem.js';
import { type GameContent, gameDigest, isAsImported } from './row-digest.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { StoredGame, StoredGames } from './stored-games.js';
import type { SeasonTeam } from '../writing/write-teams.js';

/** A game of the file in the database, or on its way there. */
export interface PlannedGame {
  /** 0 for one that stays out. */
  readonly id: number;
  readonly changeKind: RowChangeKind;
  readonly before: StoredGame | undefined;
  /** What earlier imports knew it by; null for a new one. */
  readonly keyBefore: string | null;
  /** The teams that it has when all is written: another pair than the file's when it was edited. */
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** Its lines stay as they are: it was entered by hand with a result of its own, or deleted by hand. */
  readonly isForeign: boolean;
  readonly content: GameContent;
  readonly digest: string;
  readonly name: GameName;
}

/** What games refer to and are compared with. */
export interface GameReferences {
  readonly stored: StoredGames;
  readonly imported: ImportedGames;
  /** By game. */
  readonly names: readonly GameName[];
  readonly teams: readonly SeasonTeam[];
  /** Of the season's periods, in their order. */
  readonly periodIds: readonly number[];
}

/** Decides what becomes of each game of the file, in its order. */
export async function planGames(scope: ImportScope, references: GameReferences): Promise<PlannedGame[]> {
  const { season, client } = scope;
  const ids = await takeIds(client, 'games', season.games.length);
  const brackets = await bracketDivisions(scope);
  const wanted = season.games.map((parsed, index) => {
    const [home, away, name] = [references.teams[parsed.home], references.teams[parsed.away], references.names[index]];
    if (home === undefined || away === undefined || name === undefined) throw new Error('a game without its teams');
    return { parsed, name, home, away, homeTeamId: home.teamId, awayTeamId: away.teamId };
  });
  const found = matchGames(wanted, references.stored);
  return wanted.map(({ parsed, name, home, away }, index): PlannedGame => {
    const divisionId = brackets.get(normaliseName(parsed.bracket ?? '')) ?? null;
    const { seasonLeagueId, isNew } = placeGame(parsed, home, away);
    const before = found[index];
    const said = { ...contentOf(parsed, home.teamId, away.teamId, references.periodIds), seasonLeagueId, divisionId };
    const content = before ? withUnsaid(scope, said, before, references.periodIds) : said;
    const planned = {
      before,
      keyBefore: before ? (before.importKey ?? name.key) : null,
      content,
      digest: gameDigest(content),
      name,
    };
    // With a team that has left the season its games left too; with the team they come back.
    const isGone = before === undefined && !isNew && isDeleted(references, name);
    if (isGone) {
      scope.kept.add(
        FILE_NAMES.games,
        parsed.line,
        null,
        'the game was deleted since it was imported; it and its lines are left out',
      );
      return { ...planned, id: 0, changeKind: 'kept', ...pairOf(content), isForeign: true };
    }
    return before === undefined
      ? { ...planned, id: ids[index] ?? 0, changeKind: 'added', ...pairOf(content), isForeign: false }
      : planStored(scope, parsed, { ...planned, before });
  });
}

/** Whether an earlier import brought the game, and it is there no longer. */
function isDeleted({ imported, stored }: GameReferences, name: GameName): boolean {
  const key = importedKey(imported, name);
  return key !== undefined && stored.named(key) === undefined;
}

type Found = Pick<PlannedGame, 'content' | 'digest' | 'name' | 'keyBefore'> & { readonly before: StoredGame };

function planStored({ kept }: ImportScope, { line }: ParsedGame, planned: Found): PlannedGame {
  const { before, content, digest } = planned;
  const changeKind = isOpen(before)
    ? 'changed'
    : changeKindOf(digest, gameDigest(before), isAsImported(before, before.importHash));
  const isForeign = changeKind === 'kept' && before.importHash === null;
  if (changeKind === 'kept')
    kept.add(
      FILE_NAMES.games,
      line,
      null,
      isForeign
        ? 'the game was entered by hand; it and its lines are kept as they are'
        : 'the game was edited since it was imported; kept as it is',
    );
  return { ...planned, id: before.id, changeKind, ...pairOf(changeKind === 'changed' ? content : before), isForeign };
}

/** The divisions of the season by normalised name; a bracket of a division that is not there is a problem. */
async function bracketDivisions({ write, season, seasonId, problems }: ImportScope): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (season.games.every(({ bracket }) => bracket === null)) return found;
  const rows = await write.manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM divisions WHERE organization_id = $1 AND season_id = $2 ORDER BY id DESC',
    [write.organizationId, seasonId],
  );
  for (const { id, name } of rows) found.set(normaliseName(name), id);
  for (const { bracket, line } of season.games) {
    if (bracket !== null && !found.has(normaliseName(bracket)))
      problems.add(FILE_NAMES.games, line, 'bracket', `the season has no division ${quoteCell(bracket)}`);
  }
  return found;
}

function contentOf(
  game: ParsedGame,
  homeTeamId: number,
  awayTeamId: number,
  periodIds: readonly number[],
): Omit<GameContent, 'seasonLeagueId' | 'divisionId'> {
  const { date, time, homeScore, awayScore, homePeriods, awayPeriods } = game;
  const scores = (teamId: number, points: readonly (number | null)[]): [number, number, number][] =>
    points.flatMap((score, index) => (score === null ? [] : [[teamId, periodIds[index] ?? 0, score]]));
  const status: GameStatus = game.status ?? (homeScore !== null && awayScore !== null ? 'final' : 'scheduled');
  const periods = [...scores(homeTeamId, homePeriods), ...scores(awayTeamId, awayPeriods)];
  return { date, time, homeTeamId, awayTeamId, homeScore, awayScore, status, periods };
}

/** A game of the file with what its columns say nothing of, as it is stored. */
function withUnsaid(
  { season }: ImportScope,
  said: GameContent,
  before: StoredGame,
  periodIds: readonly number[],
): GameContent {
  const pair = [said.homeTeamId, said.awayTeamId];
  const others = before.periods.filter(([teamId, periodId]) => pair.includes(teamId) && !periodIds.includes(periodId));
  return { ...said, time: season.silent.has('time') ? before.time : said.time, periods: [...said.periods, ...others] };
}

function pairOf({ homeTeamId, awayTeamId }: GameContent): Pick<PlannedGame, 'homeTeamId' | 'awayTeamId'> {
  return { homeTeamId, awayTeamId };
}

/** A game that was entered by hand and waits for its result: the file brings it. */
function isOpen(game: StoredGame): boolean {
  const hasResult = game.homeScore !== null || game.awayScore !== null || game.periods.length > 0 || game.hasLines;
  return game.importHash === null && game.status === 'scheduled' && !hasResult;
}
