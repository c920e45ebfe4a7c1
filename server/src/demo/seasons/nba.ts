import { fileURLToPath } from 'node:url';
import type { Write } from '../../features/audit/write.service.js';
import { NO_DETAILS } from '../../features/season-import/reading/parsed-details.js';
import { describeProblem, ProblemList } from '../../features/season-import/reporting/problem.js';
import { readSeason } from '../../features/season-import/reading/read-season.js';
import { seasonFilesIn } from '../../features/season-import/reading/files/season-files.js';
import { writeParsedSeason } from '../../features/season-import/season-import.service.js';
import { findTarget, layoutOf } from '../../features/season-import/season-target.js';
import { writeRosterPositions } from '../attributes.js';

/**
 * The folder of the real season, wherever this module runs from: server/src/demo/seasons or server/dist/demo/seasons.
 */
const DIRECTORY = fileURLToPath(new URL('../../../../demo/nba-2017-18', import.meta.url));

const NAME = '2017-18';

/** The real sample season, by the same import as any other. */
export async function writeNba(write: Write): Promise<void> {
  const { manager, organizationId } = write;
  const layout = await layoutOf(manager, organizationId, await findTarget(manager, organizationId, NAME));
  const problems = new ProblemList();
  const season = await readSeason(await seasonFilesIn(DIRECTORY), layout, NO_DETAILS, { problems });
  if (problems.count > 0)
    throw new Error(`the sample season is damaged: ${problems.items.map(describeProblem).join('; ')}`);
  await writeParsedSeason(write, season, { name: NAME, active: true });
  await writeRosterPositions(write);
}
