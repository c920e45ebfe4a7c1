import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { archiveFiles, MOST_ARCHIVE_BYTES } from '../../features/season-import/reading/files/archive-files.js';
import { describeRows } from '../../features/season-import/writing/remove-missing.js';
import type { SeasonImportReport } from '../../features/season-import/reporting/report.js';
import { type SeasonFiles, seasonFilesIn } from '../../features/season-import/reading/files/season-files.js';
import { importSeasonAs } from '../../features/season-import/season-import.service.js';
import { createContext } from '../../context/create-context.js';
import type { Services } from '../../context/request-context.js';
import { CommandError } from './command.js';
import { findOrganization } from './find-organization.js';
import { type ImportResult, noteLines, refusedImport } from './import-lines.js';

/** Who the audit trail names for what a command line did. */
export const COMMAND_LINE = { id: null, name: 'command line' } as const;

/** What `npm run import` was asked for. */
export interface DirectoryImport {
  /** Slug. */
  readonly organization: string;
  readonly name: string;
  readonly sport?: string | undefined;
  readonly active?: boolean | undefined;
  /** See `SeasonImport`. */
  readonly removeMissing?: boolean | undefined;
  readonly directory: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: string, done: number, total: number | null) => void;
}

/**
 * Imports a directory or an archive into an organization.
 * @throws CommandError for an unknown organization, directory or archive; what `importSeasonAs` throws
 */
export async function importDirectory(services: Services, input: DirectoryImport): Promise<ImportResult> {
  const files = await filesAt(input.directory);
  const organization = await findOrganization(services.pool, input.organization);
  const ctx = await createContext(services, {
    transport: 'cli',
    requestId: 'import',
    names: { slug: organization.slug },
  });
  const start = performance.now();
  const { name, sport, active, removeMissing, signal, onProgress } = input;
  const report = await importSeasonAs(ctx, organization.id, COMMAND_LINE, {
    files,
    name,
    sport,
    active,
    removeMissing,
    signal,
    onProgress: ({ step, done, total }) => onProgress?.(step, done, total),
  });
  return describe(report, (performance.now() - start) / 1000);
}

/** The files of a directory, or of an archive. */
async function filesAt(path: string): Promise<SeasonFiles> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return seasonFilesIn(path);
  if (!found?.isFile() || !/\.zip$/iu.test(path))
    throw new CommandError(`There is no directory and no .zip file ${path}.`);
  if (found.size > MOST_ARCHIVE_BYTES)
    throw new CommandError(`${path} is larger than ${MOST_ARCHIVE_BYTES / 1024 / 1024} MB, the most that is read.`);
  return archiveFiles(basename(path), await readFile(path));
}

function describe(report: SeasonImportReport, seconds: number): ImportResult {
  const { done, problems, warnings, kept, removed, shownInstead, teams, players, games, lines } = report;
  if (!done) return refusedImport(problems);
  const read = lines.added + lines.changed + lines.same + lines.kept;
  const of = ({ added, changed, same, kept: left }: SeasonImportReport['games']): string =>
    `${added} added, ${changed} changed, ${same} unchanged, ${left} kept as edited`;
  return {
    done,
    lines: [...noteLines('warning: ', warnings), ...noteLines('kept: ', kept), ...removedNotes(removed)],
    summary: [
      `Teams: ${teams.total}, ${teams.added} of them new. Players: ${players.total}, ${players.added} of them new.`,
      `Games: ${of(games)}.`,
      `Player lines: ${of(lines)}.`,
      ...(removed.games + removed.lines > 0
        ? [`Removed: ${describeRows(removed.games, removed.lines)}; an administrator can undo that within ten minutes.`]
        : []),
      ...(shownInstead
        ? [
            `Public pages show ${shownInstead.name}${shownInstead.startDate === null ? '' : ` (from ${shownInstead.startDate})`}: of several active seasons the one that starts last.`,
          ]
        : []),
      `${read} player lines in ${seconds.toFixed(1)} s: ${Math.round(read / Math.max(seconds, 0.001))} a second.`,
    ].join('\n'),
  };
}

function removedNotes({ names, more }: SeasonImportReport['removed']): string[] {
  return [...names.map((name) => `removed: ${name}`), ...(more > 0 ? [`removed: … and ${more} more`] : [])];
}
