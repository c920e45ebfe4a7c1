import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { noteLines } from '../../testing/imported-season.js';
import { GAMES, importSmall } from '../../testing/small-season.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('games to come are imported with a warning at their lines for what speaks against their places', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  await importSmall(app, organizationId);
  await app.manager.query(
    `INSERT INTO weeks_off (organization_id, season_league_id, date, reason)
     SELECT organization_id, id, '2025-10-05', 'Holiday' FROM season_leagues WHERE organization_id = $1`,
    [organizationId],
  );
  const toCome = ['2025-10-05,9:00,Ants,Bees,,,,,,,,,,', '2025-10-12,9:00,Ants,Bees,,,,,,,,,,'];
  const games = [GAMES, ...toCome, '2025-10-12,9:00,Cats,Ants,,,,,,,,,,'].join('\n');
  const places = (warnings: readonly string[]) =>
    warnings.filter((warning) => /week off|already plays/.test(warning)).map((warning) => warning.replace(/^.*: /, ''));
  const report = await importSmall(app, organizationId, { games }, {});
  expect(report.games).toMatchObject({ added: 3 });
  const lines = noteLines(report.warnings);
  expect(places(lines)).toHaveLength(3);
  expect(lines.join('\n')).toContain('Oct 5, 2025 is a week off: Holiday.');
  expect(lines.join('\n')).toContain('Ants already plays Cats vs Ants on Oct 12, 2025 at 9:00 AM.');
  // What is not written anew is not warned of anew.
  expect(places(noteLines((await importSmall(app, organizationId, { games }, {})).warnings))).toEqual([]);
});
