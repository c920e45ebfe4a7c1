import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createRosterWorld, type RosterWorld, sendRoster } from '../../testing/rosters.js';

let app: TestApp;
let world: RosterWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createRosterWorld(app);
});

interface Report {
  done: boolean;
  changedCount: number;
  unchangedCount: number;
  warnings: { items: { line: number; field: string; reason: string }[] };
}
const SELECTED = 'done changedCount unchangedCount warnings { items { line field reason } }';

async function send(kind: 'preview' | 'import', content: string): Promise<Report> {
  const call =
    kind === 'preview'
      ? `previewRosterImport(input: $input) { report { ${SELECTED} } }`
      : `importRoster(input: $input) { ${SELECTED} }`;
  const { data, errors } = await sendRoster<{ answer: Report | { report: Report } }>(
    app,
    world.as,
    `mutation ($input: ImportRosterInput!) { answer: ${call} }`,
    content,
    { seasonLeagueId: String(world.seasonLeagueId) },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return 'report' in data.answer ? data.answer.report : data.answer;
}

const numbers = async (): Promise<(string | null)[]> =>
  (
    await app.manager.query<{ number: string | null }[]>(
      'SELECT jersey_number AS number FROM roster_entries WHERE organization_id = $1 ORDER BY id',
      [world.organizationId],
    )
  ).map(({ number }) => number);

test('two of one number on a team are warned of before and after, and imported all the same', async () => {
  const file = 'team,player,jersey_number\nAnts,Ann Archer,7\nAnts,Bo Baker,#7\nBees,Cy,7\nAnts,Di,\n';
  const [preview, done] = [await send('preview', file), await send('import', file)];
  expect(preview.done).toBe(false);
  expect(done.done).toBe(true);
  const warning = {
    line: 3,
    field: 'jersey_number',
    reason: expect.stringMatching(/#7.* is worn by .*Ann Archer.* of the same team, too/) as unknown,
  };
  for (const { warnings } of [preview, done]) expect(warnings.items).toEqual([warning]);
  expect(await numbers()).toEqual(['7', '#7', '7', null]);
});

test('who is on the team without being in the file counts, also with the number of the attribute', async () => {
  await send('import', 'team,player,number\nAnts,Ann Archer,23\n');
  const { warnings } = await send('preview', 'team,player,jersey_number\nAnts,Bo Baker,23\n');
  expect(warnings.items).toMatchObject([{ line: 2, field: 'jersey_number' }]);
});

test('a cell that repeats what the attribute says changes nothing', async () => {
  await send('import', 'team,player,number\nAnts,Ann Archer,23\n');
  expect(await send('import', 'team,player,jersey_number\nAnts,Ann Archer,23\n')).toMatchObject({
    done: true,
    changedCount: 0,
    unchangedCount: 1,
  });
  expect(await numbers()).toEqual([null]);
  await send('import', 'team,player,jersey_number\nAnts,Ann Archer,24\n');
  expect(await numbers()).toEqual(['24']);
});
