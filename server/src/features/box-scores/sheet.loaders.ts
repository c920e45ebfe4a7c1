import DataLoader from 'dataloader';
import { type Statement, statement } from '../../database/prepared.js';
import type { RequestContext } from '../../http/context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import type { TenantKey } from '../../lib/tenant-loader.js';
import { playerImageSql } from '../players/player.loaders.js';

/** A line with its player and its stored values, the latter as two lists of equal length (null: none). */
export type RawLine = [
  id: number, teamId: number, position: string | null, started: boolean, didNotPlay: boolean, sortOrder: number,
  player: [id: number, firstName: string, lastName: string, imageUrl: string | null],
  definitionIds: number[] | null, values: number[] | null,
];

/** A period score of a team. */
export type RawPeriodScore = [periodId: number, teamId: number, score: number, version: number];

type Part = 'lines' | 'periods';
interface Sheet {
  lines: RawLine[];
  periods: RawPeriodScore[];
}
type SheetRow = [gameId: number, lines: string | null, periods: string | null];
type Params = [organizationId: number, games: number | number[]];

// One text per game: cheaper for PostgreSQL's text protocol than some hundred fields, and JSON.parse reads it in one go. Players are looked up
// one by one, since a join may well read all of the organization's players for twenty lines.
const LINES = `(SELECT json_agg(json_build_array(
      l.id, l.team_id, l.position, l.started, l.did_not_play, l.sort_order,
      (SELECT json_build_array(p.id, p.first_name, p.last_name, ${playerImageSql('p')})
       FROM players p WHERE p.organization_id = l.organization_id AND p.id = l.player_id),
      stored.definition_ids, stored.numbers))::text
    FROM game_lines l
    CROSS JOIN LATERAL (
      SELECT array_agg(v.stat_definition_id) AS definition_ids, array_agg(v.value) AS numbers
      FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id) AS stored
    WHERE l.organization_id = $1 AND l.game_id = wanted.id)`;
const PERIODS = `(SELECT json_agg(json_build_array(s.game_period_id, s.team_id, s.score, s.version))::text
    FROM period_scores s WHERE s.organization_id = $1 AND s.game_id = wanted.id)`;

/** The same reading for one game and for several. */
interface Sheets {
  one: Statement<SheetRow, Params>;
  many: Statement<SheetRow, Params>;
}

const BOTH = sheets('', LINES, PERIODS);
const ONLY_LINES = sheets('_lines', LINES, 'NULL');
const ONLY_PERIODS = sheets('_periods', 'NULL', PERIODS);

// PostgreSQL takes a list of unknown length for ten games, and would rather plan anew each time than plan for ten once.
function sheets(part: string, lines: string, periods: string): Sheets {
  return {
    one: statement(`box_score${part}`, `SELECT wanted.id, ${lines}, ${periods} FROM (SELECT $2::integer) AS wanted (id)`),
    many: statement(`box_scores${part}`, `SELECT wanted.id, ${lines}, ${periods} FROM unnest($2::integer[]) AS wanted (id)`),
  };
}

/** The lines of a game, of both teams and in no order. */
export async function linesOfGame(ctx: RequestContext, game: TenantKey): Promise<RawLine[]> {
  return (await sheetPart(ctx).load({ ...keyOf(game), part: 'lines' })).lines;
}

/** The period scores of a game, of both teams and in no order. */
export async function periodScoresOfGame(ctx: RequestContext, game: TenantKey): Promise<RawPeriodScore[]> {
  return (await sheetPart(ctx).load({ ...keyOf(game), part: 'periods' })).periods;
}

function keyOf({ organizationId, id }: TenantKey): TenantKey {
  return { organizationId, id };
}

const sheetPart = (ctx: RequestContext): DataLoader<TenantKey & { part: Part }, Sheet, string> => perRequest(ctx, makeSheetPart);

/** Whatever parts of whatever games are asked for at once come in one statement, which leaves out a part that nobody asked for. */
function makeSheetPart(ctx: RequestContext): DataLoader<TenantKey & { part: Part }, Sheet, string> {
  return new DataLoader(
    async (keys) => {
      const read = new Map<number, Promise<Map<number, Sheet>>>();
      for (const { organizationId } of keys) {
        if (read.has(organizationId)) continue;
        read.set(organizationId, readSheets(ctx, organizationId, keys.filter((key) => key.organizationId === organizationId)));
      }
      return Promise.all(keys.map(async ({ organizationId, id }) => (await read.get(organizationId))?.get(id) ?? { lines: [], periods: [] }));
    },
    { cacheKeyFn: ({ organizationId, id, part }) => `${organizationId}:${id}:${part}` },
  );
}

async function readSheets(ctx: RequestContext, organizationId: number, keys: (TenantKey & { part: Part })[]): Promise<Map<number, Sheet>> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const { one, many } = sheetsFor(new Set(keys.map(({ part }) => part)));
  const [id, ...others] = ids;
  const alone = id !== undefined && others.length === 0;
  const rows = await query(ctx, alone ? one : many, organizationId, [organizationId, alone ? id : ids]);
  return new Map(rows.map(([gameId, lines, periods]) => [gameId, { lines: parsed<RawLine>(lines), periods: parsed<RawPeriodScore>(periods) }]));
}

function sheetsFor(parts: ReadonlySet<Part>): Sheets {
  if (parts.size > 1) return BOTH;
  return parts.has('lines') ? ONLY_LINES : ONLY_PERIODS;
}

function parsed<Row>(text: string | null): Row[] {
  return text === null ? [] : (JSON.parse(text) as Row[]);
}
