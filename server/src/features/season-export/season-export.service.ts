import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../http/context.js';
import { defaultGamePeriods } from '../../domain/periods/defaultGamePeriods.js';
import { sportNamed } from '../../domain/sports/sportNamed.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { FILE_NAMES } from '../season-import/season-files.js';
import { layoutOf } from '../season-import/season-target.js';
import { gamesTable, lineOf, linesHeading, namingOf, teamsTable } from './season-tables.js';
import { readGameRows, readLineRows, readPlayedPeriods, readTeamRows } from './season-rows.js';

/** Told of a piece of one of the files; the pieces of a file come one after the other, and file after file. */
export type OnPiece = (file: string, text: string) => Promise<void>;

/** Games whose lines are read at once. */
const GAMES_AT_ONCE = 200;

interface SeasonRow {
  id: number;
  name: string;
  sportId: number;
  sportName: string;
}

/**
 * Writes a season as the three files that `importSeason` reads, as it is at one moment. Players and games carry keys, so that namesakes and two
 * games of a pair on a day stay apart: standings and totals are the same wherever the files are imported. Rosters come back as far as
 * players have played; pictures, attributes and schedules are not in the files.
 * @returns the season's name
 * @throws 401, 403 and 400 as `requireAdmin`; 404 when the organization has no such season
 */
export async function exportSeason(ctx: RequestContext, seasonId: string | number, onPiece: OnPiece): Promise<string> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(seasonId, 'Season');
  return ctx.services.dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [season] = await manager.query<SeasonRow[]>(
      `SELECT s.id, s.name, s.sport_id AS "sportId", p.name AS "sportName" FROM seasons s JOIN sports p ON p.id = s.sport_id
       WHERE s.organization_id = $1 AND s.id = $2`,
      [organizationId, id],
    );
    if (season === undefined) throw notFound('Season');
    await writeFiles(manager, organizationId, season, onPiece);
    return season.name;
  });
}

async function writeFiles(
  manager: EntityManager,
  organizationId: number,
  season: SeasonRow,
  onPiece: OnPiece,
): Promise<void> {
  const { columns, regularPeriods } = await layoutOf(manager, organizationId, { ...season, seasonId: season.id });
  const statistics = [...columns.required, ...columns.optional];
  const teams = await readTeamRows(manager, organizationId, season.id);
  const naming = namingOf(organizationId, teams);
  await onPiece(FILE_NAMES.teams, teamsTable(teams, naming));
  const games = await readGameRows(manager, organizationId, season.id);
  const periodIds = await readPlayedPeriods(manager, organizationId, season.sportId);
  await onPiece(
    FILE_NAMES.games,
    gamesTable(games, naming, periodIds, Math.max(regularPeriods, defaultRegularPeriods(season.sportName))),
  );
  const byId = new Map(games.map((game) => [game.id, game]));
  await onPiece(FILE_NAMES.playerGames, linesHeading(statistics));
  for (let start = 0; start < games.length; start += GAMES_AT_ONCE) {
    const lines = await readLineRows(
      manager,
      organizationId,
      games.slice(start, start + GAMES_AT_ONCE).map((game) => game.id),
    );
    const texts = lines.map((line) => lineOf(line, byId.get(line.gameId)!, naming, statistics));
    if (texts.length > 0) await onPiece(FILE_NAMES.playerGames, texts.join(''));
  }
}

/** Another organization has the sport's own periods unless it changed them, and insists on their columns. */
function defaultRegularPeriods(sportName: string): number {
  const sport = sportNamed(sportName);
  return sport === null ? 0 : defaultGamePeriods(sport).filter(({ kind }) => kind === 'regular').length;
}
