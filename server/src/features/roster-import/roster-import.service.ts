import type { RequestContext } from '../../context/request-context.js';
import { conflict } from '../../lib/errors.js';
import { requireActor, requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { type Author, type Write, writeAs } from '../audit/write.service.js';
import { ProblemList } from '../season-import/reporting/problem.js';
import { takeImportTurn } from '../season-import/import-turn.js';
import type { SeasonFile } from '../season-import/reading/files/season-files.js';
import type { ImportProgress } from '../season-import/season-import.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { ParsedRoster } from './parsed-roster.js';
import { planRoster } from './plan-roster.js';
import { readRoster } from './read-roster.js';
import type { RosterPlan } from './roster-plan.js';
import { changesAnything, reportOf, type RosterReport } from './roster-report.js';
import { findRosterTarget, type RosterTarget } from './roster-target.js';
import { readStoredRoster } from './stored-roster.js';
import { rowsOf, writeRoster } from './write-roster.js';

/** Which roster to import, and how to follow and stop it. */
export interface RosterImport {
  readonly file: SeasonFile;
  readonly seasonLeagueId: number;
  /** Of the team that every line is about; null: each line names its own. */
  readonly seasonLeagueTeamId: number | null;
  /** Ends the import; nothing is written then. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const meanwhile = () =>
  conflict('Somebody else changed this league meanwhile. Nothing was imported; please try again.');
const REFUSALS = {
  roster_entries_pair_key: meanwhile,
  season_league_teams_pair_key: meanwhile,
  player_attribute_values_pair_key: meanwhile,
  players_import_key: meanwhile,
};
const NOTHING: RosterPlan = { teams: [], players: [], entries: [], lines: [] };

/**
 * Imports a roster into a season league of the organization that the caller administers: all of it, or nothing and a
 * list of what is wrong. The same file again changes nothing. It can be undone.
 * @throws 401, 403 and 400 as `requireAdmin`; 404 for an unknown season league or team; the signal's reason when it is
 *   aborted
 */
export async function importRoster(ctx: RequestContext, input: RosterImport): Promise<RosterReport> {
  const organizationId = requireAdmin(ctx);
  const { id, username } = requireActor(ctx);
  return importRosterAs(ctx, organizationId, { id, name: username }, input);
}

/** As `importRoster`, for command lines, which no user signs in to: whoever calls it answers for the policy. */
export async function importRosterAs(
  ctx: RequestContext,
  organizationId: number,
  author: Author,
  input: RosterImport,
): Promise<RosterReport> {
  const problems = new ProblemList();
  const { roster } = await read(ctx, organizationId, input, problems);
  if (problems.count > 0)
    return reportOf(NOTHING, { done: false, lineCount: roster.lines.length, problems, warnings: new ProblemList() });
  try {
    return await refuseDuplicates(REFUSALS, () =>
      writeAs(ctx, organizationId, author, (tx) => writeParsed(tx, roster, input)),
    );
  } catch (error) {
    if (error instanceof RosterRefused) return error.report;
    throw error;
  }
}

/** What importing a roster would do. Nothing is written. @throws as `importRoster` */
export async function previewRoster(
  ctx: RequestContext,
  input: RosterImport,
): Promise<{ target: RosterTarget; report: RosterReport }> {
  const organizationId = requireAdmin(ctx);
  const [problems, warnings] = [new ProblemList(), new ProblemList()];
  const { manager } = ctx.services.dataSource;
  const { target, roster } = await read(ctx, organizationId, input, problems);
  const stored = await readStoredRoster(manager, organizationId, target, roster.lines, false);
  const plan = planRoster({
    file: input.file.name,
    organizationId,
    roster,
    stored,
    chosenTeamId: target.team?.id ?? null,
    problems,
    warnings,
  });
  return { target, report: reportOf(plan, { done: false, lineCount: roster.lines.length, problems, warnings }) };
}

/** Rolls the transaction back: the database shows that something is wrong with the roster. */
class RosterRefused extends Error {
  constructor(readonly report: RosterReport) {
    super('the roster was refused');
  }
}

async function read(
  ctx: RequestContext,
  organizationId: number,
  input: RosterImport,
  problems: ProblemList,
): Promise<{ target: RosterTarget; roster: ParsedRoster }> {
  const { file, seasonLeagueId, seasonLeagueTeamId, signal, onProgress } = input;
  const target = await findRosterTarget(
    ctx.services.dataSource.manager,
    organizationId,
    seasonLeagueId,
    seasonLeagueTeamId,
  );
  let done = 0;
  const onBytes = (count: number): void => onProgress?.({ step: 'reading', done: (done += count), total: file.size });
  const roster = await readRoster(file, target.attributes, target.team?.name ?? null, {
    problems,
    onBytes,
    ...(signal && { signal }),
  });
  return { target, roster };
}

async function writeParsed(tx: Write, roster: ParsedRoster, input: RosterImport): Promise<RosterReport> {
  const { manager, organizationId } = tx;
  const { file, seasonLeagueId, seasonLeagueTeamId, signal, onProgress } = input;
  await takeImportTurn(manager, organizationId);
  await manager.query('SELECT id FROM season_leagues WHERE organization_id = $1 AND id = $2 FOR SHARE', [
    organizationId,
    seasonLeagueId,
  ]);
  await manager.query(
    'SELECT id FROM season_league_teams WHERE organization_id = $1 AND season_league_id = $2 ORDER BY id FOR NO KEY UPDATE',
    [organizationId, seasonLeagueId],
  );
  await manager.query('SELECT id FROM player_attributes WHERE organization_id = $1 ORDER BY id FOR SHARE', [
    organizationId,
  ]);
  const target = await findRosterTarget(manager, organizationId, seasonLeagueId, seasonLeagueTeamId);
  if (!hasAttributes(target, roster)) throw meanwhile();
  const [problems, warnings] = [new ProblemList(), new ProblemList()];
  const stored = await readStoredRoster(manager, organizationId, target, roster.lines, true);
  const plan = planRoster({
    file: file.name,
    organizationId,
    roster,
    stored,
    chosenTeamId: target.team?.id ?? null,
    problems,
    warnings,
  });
  const outcome = { lineCount: roster.lines.length, problems, warnings };
  if (problems.count > 0) throw new RosterRefused(reportOf(plan, { done: false, ...outcome }));
  if (!changesAnything(plan)) return reportOf(plan, { done: true, ...outcome });
  const undo = new UndoRecorder(tx);
  const total = rowsOf(plan);
  await writeRoster(tx, undo, seasonLeagueId, plan, {
    signal,
    onRows: (done) => onProgress?.({ step: 'writing', done, total }),
  });
  const report = reportOf(plan, { done: true, ...outcome });
  const { newTeams, newPlayerCount, addedCount, changedCount } = report;
  const label = `${target.leagueName} (${target.seasonName})`;
  await recordAudit(tx, {
    action: 'roster.import',
    version: null,
    entityType: 'season_league',
    entityId: seasonLeagueId,
    label,
    changes: {
      newTeams: [null, newTeams.map(({ name }) => name)],
      newPlayers: [null, newPlayerCount],
      added: [null, addedCount],
      changed: [null, changedCount],
    },
  });
  return {
    ...report,
    undoId: await undo.save('roster.import', `${report.message.replace('a roster', `a roster into ${label}`)}`),
  };
}

/**
 * Whether the attributes that the roster was read with are still there, visible and of the same type, as far as it has
 * values of them.
 */
function hasAttributes({ attributes }: RosterTarget, { lines }: ParsedRoster): boolean {
  const types = new Map(attributes.map(({ id, type }) => [id, type]));
  return lines.every(({ values }) => values.every(({ attribute: { id, type } }) => types.get(id) === type));
}
