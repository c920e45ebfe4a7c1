import { Readable } from 'node:stream';
import sharp from 'sharp';
import { readAbbreviation } from '../../domain/text/read-abbreviation.js';
import { initials } from '../../domain/text/monogram.js';
import { teamAbbreviation } from '../../domain/text/team-abbreviation.js';
import type { RequestContext } from '../../context/request-context.js';
import type { Write } from '../../features/audit/write.service.js';
import { FairQueue } from '../../lib/fair-queue.js';
import { type PreparedImage, prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import type { DemoSlug } from '../organizations.js';
import { randomOf } from '../random.js';
import { emblem } from './emblem.js';
import { portrait, type PortraitTones } from './portrait.js';

/** What is drawn for an organization. */
interface Plan {
  readonly hasEmblems: boolean;
  /** Portraits of so many players of each team, those with most points first; the others are seen as monograms. */
  readonly portraits: number;
  /** Real people are drawn in tones of their team: nobody's likeness is made up. */
  readonly tones: PortraitTones;
}

const NOTHING: Plan = { hasEmblems: false, portraits: 0, tones: 'natural' };
/** Of the organization that is there to be changed, everything is left to be uploaded; children have no pictures. */
const PLANS: Readonly<Record<DemoSlug, Plan>> = {
  fab: { hasEmblems: true, portraits: 3, tones: 'natural' },
  sandbox: NOTHING,
  'youth-center': { ...NOTHING, hasEmblems: true },
  nba: { hasEmblems: true, portraits: 2, tones: 'team' },
  valley: { hasEmblems: true, portraits: 99, tones: 'natural' },
  harbor: { hasEmblems: true, portraits: 99, tones: 'natural' },
};

/** Colours of made-up teams, given to them in turn. */
const COLOURS =
  '#c8102e #1d4f91 #0f7b4f #f2a900 #5b2d8e #e35205 #0e7c86 #101820 #8c1d40 #3a75c4 #6a8f1f #d6258c #7a5230 #4b6b7d #00a3ad #b58500'.split(
    ' ',
  );

/**
 * Drawings of all organizations, a few at a time: they are the work of one caller, of whom only a dozen may wait to be
 * taken in. On a slow machine all organizations are being drawn at once.
 */
const drawing = new FairQueue<'demo'>({
  most: 4,
  mostOfOne: 4,
  mostWaiting: Infinity,
  refusal: () => new Error('no drawing is refused'),
});

interface Team {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  readonly abbreviation: string | null;
}

/** A picture of a team or a player, as SVG. */
export interface Drawing {
  readonly table: 'teams' | 'players';
  readonly id: number;
  readonly svg: string;
}

/** A drawing whose files are there, without its row yet. */
interface Taken extends Drawing {
  readonly image: PreparedImage;
}

/**
 * Gives an organization's teams their colours, and begins to draw what it has of emblems and portraits, while others
 * are filled.
 * @returns writes the pictures' rows once they are drawn
 */
export async function beginLooks(write: Write, slug: DemoSlug): Promise<() => Promise<void>> {
  const plan = PLANS[slug];
  const teams = await colourTeams(write);
  const drawings = [
    ...(plan.hasEmblems ? teams.map((team) => emblemOf(write.organizationId, team)) : []),
    ...(await portraitsOf(write, plan)),
  ];
  const taken = takeIn(write.ctx, drawings);
  // Should the filling fail before they are asked for, that is what is told.
  taken.catch(() => undefined);
  return async () => writeRows(write, await taken);
}

async function colourTeams({ manager, organizationId }: Write): Promise<Team[]> {
  const [teams] = await manager.query<[Team[]]>(
    `UPDATE teams t SET colour = coalesce(t.colour, n.colour) FROM (
       SELECT r.id, ($2::text[])[1 + (row_number() OVER (ORDER BY r.id) - 1) % cardinality($2::text[])] AS colour
       FROM teams r WHERE r.organization_id = $1
     ) AS n WHERE t.organization_id = $1 AND t.id = n.id
     RETURNING t.id, t.name, t.colour, t.abbreviation`,
    [organizationId, COLOURS],
  );
  return teams.toSorted((one, other) => one.id - other.id);
}

function emblemOf(organizationId: number, { id, name, colour, abbreviation }: Team): Drawing {
  const letters = abbreviation ?? readAbbreviation(teamAbbreviation(name)) ?? initials(name);
  return { table: 'teams', id, svg: emblem(randomOf(organizationId * 10_000 + id), letters, colour) };
}

async function portraitsOf({ manager, organizationId }: Write, { portraits, tones }: Plan): Promise<Drawing[]> {
  if (portraits === 0) return [];
  const players = await manager.query<{ id: number; colour: string }[]>(
    `SELECT DISTINCT ON (p.id) p.id, p.colour FROM (
       SELECT e.player_id AS id, t.colour,
         row_number() OVER (PARTITION BY s.id ORDER BY coalesce(points.total, 0) DESC, e.id) AS place
       FROM roster_entries e
       JOIN season_league_teams s ON s.organization_id = $1 AND s.id = e.season_league_team_id
       JOIN season_leagues l ON l.organization_id = $1 AND l.id = s.season_league_id
       JOIN seasons n ON n.organization_id = $1 AND n.id = l.season_id AND n.active
       JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
       LEFT JOIN (
         SELECT x.player_id, x.season_id, sum(x.total) AS total FROM player_stat_totals x
         JOIN stat_definitions d ON d.organization_id = $1 AND d.id = x.stat_definition_id AND d.abbreviation = 'PTS'
         WHERE x.organization_id = $1 GROUP BY x.player_id, x.season_id
       ) AS points ON points.player_id = e.player_id AND points.season_id = n.id
       WHERE e.organization_id = $1
     ) AS p WHERE p.place <= $2 ORDER BY p.id`,
    [organizationId, portraits],
  );
  return players.map(({ id, colour }) => ({
    table: 'players',
    id,
    svg: portrait(randomOf(organizationId * 10_000 + id), colour, tones),
  }));
}

/** Takes drawings in as if they were uploaded, none before it is its turn among those of all organizations. */
export function takeIn(ctx: RequestContext, drawings: readonly Drawing[]): Promise<Taken[]> {
  return Promise.all(
    drawings.map((each) => drawing.run('demo', async () => ({ ...each, image: await uploaded(ctx, each) }))),
  );
}

async function uploaded(ctx: RequestContext, { table, svg }: Drawing): Promise<PreparedImage> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const [purpose, filename] =
    table === 'teams' ? (['team_logo', 'emblem.png'] as const) : (['player_image', 'portrait.png'] as const);
  return (await prepareImage(ctx, purpose, { filename, createReadStream: () => Readable.from([png]) }))!;
}

async function writeRows(write: Write, taken: readonly Taken[]): Promise<void> {
  const rows: { table: Drawing['table']; id: number; upload: number }[] = [];
  for (const { table, id, image } of taken) rows.push({ table, id, upload: await storeImage(write, image) });
  for (const [table, column] of [
    ['teams', 'logo_upload_id'],
    ['players', 'image_upload_id'],
  ] as const) {
    const own = rows.filter((row) => row.table === table);
    await write.manager.query(
      `UPDATE ${table} t SET ${column} = n.upload FROM unnest($2::int[], $3::int[]) AS n (id, upload)
       WHERE t.organization_id = $1 AND t.id = n.id`,
      [write.organizationId, own.map(({ id }) => id), own.map(({ upload }) => upload)],
    );
  }
}
