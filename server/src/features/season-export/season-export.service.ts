import type { EntityManager } from 'typeorm';
import { takesLong } from '../../database/limits/write-limits.js';
import { inTransaction } from '../../database/transaction.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { uploadStore } from '../../uploads/open-store.js';
import { DETAIL_FILES, type DetailFile } from '../season-import/reading/files/archive-names.js';
import { FILE_NAMES } from '../season-import/reading/files/season-files.js';
import { layoutOf } from '../season-import/season-target.js';
import { ArchivedPictures } from './archived-pictures.js';
import { type DetailRow, type ExportedSeason, readDetailRows, readNames } from './detail-rows.js';
import { detailTable } from './detail-tables.js';
import { distinctNames, gamesTable, lineOf, linesHeading, type Naming, namingOf, teamsTable } from './season-tables.js';
import {
  type GameRow,
  readGameRows,
  readLeagueNames,
  readLineRows,
  readPeriodRows,
  readTeamRows,
} from './season-rows.js';

/** Told of a piece of one of the files; the pieces of a file come one after the other, and file after file. */
export type OnPiece = (file: string, content: string | Buffer) => Promise<void>;

/** Games whose lines are read at once. */
const GAMES_AT_ONCE = 200;

interface SeasonRow {
  id: number;
  name: string;
  sportId: number;
  sportName: string;
}

/**
 * Writes a season as the files that `importSeason` reads, as it is at one moment: the three of any season, and beside
 * them all that can be seen or edited about it. Players and games carry keys, so that namesakes and two games of a pair
 * on a day stay apart.
 * @returns the season's name
 * @throws 401, 403 and 400 as `requireAdmin`; 404 when the organization has no such season
 */
export async function exportSeason(ctx: RequestContext, seasonId: string | number, onPiece: OnPiece): Promise<string> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(seasonId, 'Season');
  return inTransaction(
    ctx.services.dataSource,
    async (manager) => {
      await takesLong(manager);
      const [season] = await manager.query<SeasonRow[]>(
        `SELECT s.id, s.name, s.sport_id AS "sportId", p.name AS "sportName" FROM seasons s JOIN sports p ON p.id = s.sport_id
       WHERE s.organization_id = $1 AND s.id = $2`,
        [organizationId, id],
      );
      if (season === undefined) throw notFound('Season');
      await writeFiles(ctx, manager, organizationId, season, onPiece);
      return season.name;
    },
    { tenant: organizationId, isolation: 'REPEATABLE READ' },
  );
}

async function writeFiles(
  ctx: RequestContext,
  manager: EntityManager,
  organizationId: number,
  season: SeasonRow,
  onPiece: OnPiece,
): Promise<void> {
  const exported = { organizationId, seasonId: season.id, sportId: season.sportId };
  const { columns } = await layoutOf(manager, organizationId, { ...season, seasonId: season.id });
  const teams = await readTeamRows(manager, organizationId, season.id);
  const details = await readDetails(manager, exported);
  const pictures = new ArchivedPictures();
  const players = details.get('players') ?? [];
  const uploads = [
    ...teams.map(({ logoUploadId }) => logoUploadId),
    ...players.flatMap((row) => [row['image_upload_id'], row['sponsor_upload_id']]),
  ];
  await pictures.read(
    manager,
    uploadStore(ctx.services.config),
    organizationId,
    uploads.flatMap((id) => (id == null ? [] : Number(id))),
  );
  const divisions = distinctNames(await readNames(manager, exported, 'divisions'));
  const schedules = distinctNames(await readNames(manager, exported, 'schedules'));
  const leagues = await readLeagueNames(manager, organizationId, season.id);
  const naming = { ...namingOf(organizationId, teams, leagues), divisions, schedules, pictures };
  await onPiece(FILE_NAMES.teams, teamsTable(teams, naming));
  const games = await readGameRows(manager, organizationId, season.id);
  await onPiece(
    FILE_NAMES.games,
    gamesTable(games, naming, await readPeriodRows(manager, organizationId, season.sportId)),
  );
  await writeLines(manager, naming, games, columns.entered, onPiece);
  for (const [file, rows] of details) await onPiece(DETAIL_FILES[file], detailTable(file, rows, naming));
  for (const [name, bytes] of pictures.files) await onPiece(name, bytes);
}

async function readDetails(manager: EntityManager, season: ExportedSeason): Promise<Map<DetailFile, DetailRow[]>> {
  const details = new Map<DetailFile, DetailRow[]>();
  for (const file of Object.keys(DETAIL_FILES) as DetailFile[])
    details.set(file, await readDetailRows(manager, season, file));
  return details;
}

async function writeLines(
  manager: EntityManager,
  naming: Naming,
  games: readonly GameRow[],
  statistics: readonly string[],
  onPiece: OnPiece,
): Promise<void> {
  const byId = new Map(games.map((game) => [game.id, game]));
  await onPiece(FILE_NAMES.playerGames, linesHeading(statistics));
  for (let start = 0; start < games.length; start += GAMES_AT_ONCE) {
    const lines = await readLineRows(
      manager,
      naming.organizationId,
      games.slice(start, start + GAMES_AT_ONCE).map((game) => game.id),
    );
    const texts = lines.map((line) => lineOf(line, byId.get(line.gameId)!, naming, statistics));
    if (texts.length > 0) await onPiece(FILE_NAMES.playerGames, texts.join(''));
  }
}
