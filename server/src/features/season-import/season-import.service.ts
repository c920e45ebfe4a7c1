import type { Pool } from 'pg';
import type { RequestContext } from '../../context/request-context.js';
import { cleanName } from '../../domain/text/clean-name.js';
import { isVisible } from '../../domain/text/is-visible.js';
import { refusedCharacter } from '../../domain/text/refused-character.js';
import { invalidInput } from '../../lib/errors.js';
import { requireActor, requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { sqlStamp } from '../audit/stamps.js';
import { type Author, type Write, writeAs } from '../audit/write.service.js';
import { keepSport } from '../seasons/season-sport.service.js';
import { refuseOvertaken } from './import-overtaken.js';
import { takeImportTurn } from './import-turn.js';
import type { ParsedSeason } from './reading/parsed-season.js';
import { ProblemList } from './reporting/problem.js';
import { readDefinitions } from './reading/read-definitions.js';
import { readSeason, type SeasonLayout } from './reading/read-season.js';
import { notesOf, refusedReport, type SeasonImportReport } from './reporting/report.js';
import type { SeasonFiles } from './reading/files/season-files.js';
import { findTarget, layoutOf, type SeasonTarget } from './season-target.js';
import { shownInstead } from './reporting/shown-season.js';
import { warnOfPlaces } from './reporting/place-warnings.js';
import { seasonWarnings, warnOfMissing, warnOfNamesakes } from './reporting/season-warnings.js';
import { LONGEST_NAME } from './reading/team-names.js';
import type { PictureIntake } from './writing/details/write-pictures.js';
import { type WrittenSeason, writeSeason } from './writing/write-season.js';

/** How far an import has come: bytes while reading, player lines while writing. `total` is null when it is unknown. */
export interface ImportProgress {
  readonly step: 'reading' | 'writing';
  readonly done: number;
  readonly total: number | null;
}

/** What to import, and how to follow and stop it. */
export interface SeasonImport {
  readonly files: SeasonFiles;
  /** The season's name; made when the organization has none of this name. */
  readonly name: string;
  /**
   * Makes the season active; otherwise it stays as it is, and a new one is not active. Absent: a new one is as its
   * archive says. Public pages show the active season that starts last.
   */
  readonly active?: boolean;
  /** The sport's name, needed for a new season of an organization with several sports. */
  readonly sport?: string;
  /**
   * Removes games and lines that an earlier import brought, nobody touched since, and the files no longer hold;
   * otherwise they stay and are named.
   */
  readonly removeMissing?: boolean;
  /** Ends the import; nothing is written then. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a season from its three files for the organization that the caller administers: all of it, or nothing and a
 * list of what is wrong. The same files again change nothing; rows edited or deleted since stay as they are and are
 * reported.
 * @throws 401, 403 and 400 as `requireAdmin`; 400 and 422 when season or sport are not clear; 409 when somebody changes
 *   at this moment what it relies on; the signal's reason when it is aborted
 */
export async function importSeason(ctx: RequestContext, input: SeasonImport): Promise<SeasonImportReport> {
  const organizationId = requireAdmin(ctx);
  const { id, username } = requireActor(ctx);
  return importSeasonAs(ctx, organizationId, { id, name: username }, input);
}

/**
 * As `importSeason`, for command lines and the demo, which no user signs in to: whoever calls it answers for the
 * policy.
 */
export async function importSeasonAs(
  ctx: RequestContext,
  organizationId: number,
  author: Author,
  input: SeasonImport,
): Promise<SeasonImportReport> {
  const { files, sport, signal, onProgress } = input;
  const name = seasonName(input.name);
  const { pool } = ctx.services;
  const problems = new ProblemList();
  const { season } = await readFiles(pool, organizationId, { files, name, sport, signal, onProgress }, problems);
  if (problems.count > 0) return refusedReport(problems);
  try {
    const written = await refuseOvertaken(() =>
      writeAs(ctx, organizationId, author, async (write) => {
        const done = await writeParsedSeason(write, season, {
          ...input,
          name,
          pictures: (purpose, file) => prepareImage(ctx, purpose, file),
        });
        const warnings = await warningsOf(write, season, done);
        return { ...done, warnings, shownInstead: await shownInstead(write.manager, organizationId, done.seasonId) };
      }),
    );
    const {
      kept,
      placed: _placed,
      namesakes: _namesakes,
      warnings,
      problems: none,
      isChanged: _isChanged,
      ...report
    } = written;
    warnOfMissing(report.missing, warnings);
    return { done: true, ...report, problems: notesOf(none), warnings: notesOf(warnings), kept: notesOf(kept) };
  } catch (error) {
    if (error instanceof ImportRefused) return refusedReport(error.problems);
    throw error;
  }
}

/**
 * Reads the files for an organization: what an archive says of statistics and periods first, since the columns go by
 * them.
 * @param problems where everything is noted that is wrong
 */
export async function readFiles(
  pool: Pool,
  organizationId: number,
  {
    files,
    name,
    sport,
    signal,
    onProgress,
  }: Pick<SeasonImport, 'files' | 'name' | 'onProgress'> & {
    readonly sport?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  },
  problems: ProblemList,
): Promise<{ season: ParsedSeason; target: SeasonTarget; layout: SeasonLayout }> {
  const notes = new ProblemList();
  const definitions = await readDefinitions(files, { problems, notes, ...(signal && { signal }) });
  const target = await findTarget(pool, organizationId, name, sport ?? definitions.season?.sport ?? undefined);
  const layout = await layoutOf(pool, organizationId, target, definitions);
  const season = await readSeason(files, layout, definitions, {
    problems,
    notes,
    signal,
    onProgress: (done, total) => onProgress?.({ step: 'reading', done, total }),
  });
  return { season, target, layout };
}

/** Rolls the transaction back: the database shows that something is wrong with the season. */
export class ImportRefused extends Error {
  constructor(readonly problems: ProblemList) {
    super('the import was refused');
  }
}

/**
 * Writes a season that has been read without a problem, in the caller's transaction, with its totals and its entry in
 * the audit trail.
 * @throws ImportRefused when the caller's transaction has to be rolled back
 */
export async function writeParsedSeason(
  write: Write,
  season: ParsedSeason,
  {
    name,
    sport = season.details.season?.sport ?? undefined,
    active,
    removeMissing = false,
    signal,
    onProgress,
    pictures,
    isTry = false,
  }: Omit<SeasonImport, 'files'> & { readonly pictures?: PictureIntake; readonly isTry?: boolean },
): Promise<WrittenSeason> {
  const { manager, organizationId } = write;
  await takeImportTurn(manager, organizationId);
  const target = await ensureSeason(write, await findTarget(manager, organizationId, name, sport));
  let done = 0;
  const onLine = (): void => onProgress?.({ step: 'writing', done: (done += 1), total: season.lines.length });
  const written = await writeSeason(write, season, target, { signal, removeMissing, onLine, pictures, isTry });
  if (written.problems.count > 0) throw new ImportRefused(written.problems);
  const version = await settleSeason(
    write,
    season,
    target,
    active ?? (target.isNew && season.details.season?.active === true),
    written.isChanged,
  );
  signal?.throwIfAborted();
  if (written.isChanged || version !== null || target.isNew) {
    await recordAudit(write, {
      action: 'season.import',
      entityType: 'season',
      entityId: target.seasonId,
      label: target.name,
      version,
      changes: {
        games: [null, written.games],
        lines: [null, written.lines],
        ...(written.undoId !== null && { removed: [null, written.removed] }),
      },
    });
  }
  return written;
}

/** What of a written season deserves a look, in the transaction that has written it. */
export async function warningsOf(
  write: Write,
  season: ParsedSeason,
  { placed, namesakes, seasonId }: WrittenSeason,
): Promise<ProblemList> {
  const [found] = await write.manager.query<{ sport: string }[]>(
    'SELECT p.name AS sport FROM seasons s JOIN sports p ON p.id = s.sport_id WHERE s.organization_id = $1 AND s.id = $2',
    [write.organizationId, seasonId],
  );
  const warnings = seasonWarnings(season, found?.sport);
  warnOfNamesakes(namesakes, warnings);
  await warnOfPlaces(write, placed, warnings);
  return warnings;
}

async function ensureSeason(
  write: Write,
  target: SeasonTarget,
): Promise<SeasonTarget & { seasonId: number; isNew: boolean }> {
  if (target.seasonId !== null) return { ...target, seasonId: target.seasonId, isNew: false };
  await keepSport(write, target.sportId);
  const { manager, organizationId } = write;
  const stamp = sqlStamp(write, 4);
  const [row] = await manager.query<{ id: number }[]>(
    `INSERT INTO seasons (organization_id, name, sport_id, ${stamp.columns}) VALUES ($1, $2, $3, ${stamp.values}) RETURNING id`,
    [organizationId, target.name, target.sportId, ...stamp.params],
  );
  if (row === undefined) throw new Error('the season was not inserted');
  return { ...target, seasonId: row.id, isNew: true };
}

/**
 * The season has the dates that its archive says, otherwise reaches from its first to its last game at least, and is
 * active when asked for. One that was there without a date stays without: the files may hold only the first of its
 * games.
 */
async function settleSeason(
  write: Write,
  { games, details }: ParsedSeason,
  { seasonId, isNew }: { readonly seasonId: number; readonly isNew: boolean },
  active: boolean,
  isChanged: boolean,
): Promise<number | null> {
  const { manager, organizationId } = write;
  const stamp = sqlStamp(write, 7);
  const own = isNew ? details.season : null;
  const dates =
    own !== null ? [own.startDate, own.finishDate] : isChanged ? games.flatMap(({ date }) => date ?? []).sort() : [];
  const start = 'CASE WHEN $6 OR start_date IS NOT NULL THEN least(start_date, $3::date) END';
  const finish = 'CASE WHEN $6 OR finish_date IS NOT NULL THEN greatest(finish_date, $4::date) END';
  const [[touched]] = await manager.query<[{ version: number }[], number]>(
    `UPDATE seasons SET start_date = ${start}, finish_date = ${finish}, active = active OR $5, ${stamp.set}
     WHERE organization_id = $1 AND id = $2
       AND (start_date, finish_date, active) IS DISTINCT FROM (${start}, ${finish}, active OR $5)
     RETURNING version`,
    [organizationId, seasonId, dates[0] ?? null, dates.at(-1) ?? null, active, isNew, ...stamp.params],
  );
  return touched?.version ?? null;
}

/** A season's name, tidied. @throws 400 */
export function seasonName(typed: string): string {
  const name = cleanName(typed);
  if (!isVisible(name)) throw invalidInput({ field: 'name', message: 'A season needs a name.' });
  if (refusedCharacter(name) !== null)
    throw invalidInput({ field: 'name', message: 'name must not hold control characters.' });
  if (name.length > LONGEST_NAME)
    throw invalidInput({ field: 'name', message: `A season's name has at most ${LONGEST_NAME} characters.` });
  return name;
}
