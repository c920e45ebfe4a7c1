import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createPlayer, createRosterEntry, createSeasonLeagueTeam, createTeam } from '../../testing/factories.js';
import { createRosterWorld, rosterRows, type RosterWorld, sendRoster } from '../../testing/rosters.js';

const QUERY = (field: string): string => `mutation ($input: ImportRosterInput!) { answer: ${field} {
  done addedCount newPlayerCount problems { items { file line field reason } more } warnings { items { line field reason } } } }`;
const IMPORT = QUERY('importRoster(input: $input)');

interface Answer {
  done: boolean;
  addedCount: number;
  newPlayerCount: number;
  problems: { items: { file: string; line: number | null; field: string | null; reason: string }[]; more: number };
  warnings: { items: { line: number; field: string; reason: string }[] };
}

let app: TestApp;
let world: RosterWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createRosterWorld(app);
});

const run = async (content: string | Buffer): Promise<Answer> => {
  const { data, errors } = await sendRoster<{ answer: Answer }>(app, world.as, IMPORT, content, {
    seasonLeagueId: String(world.seasonLeagueId),
  });
  expect(errors).toBeUndefined();
  return data!.answer;
};

/** Imports what is wrong: nothing is written. @returns the problems as `line column: reason` */
const problemsOf = async (content: string | Buffer): Promise<string[]> => {
  const before = await rosterRows(app, world.organizationId);
  const { done, problems } = await run(content);
  expect(done).toBe(false);
  expect(await rosterRows(app, world.organizationId)).toBe(before);
  return problems.items.map(({ line, field, reason }) => `${line ?? 'file'} ${field ?? '-'}: ${reason}`);
};

describe('files that cannot be read', () => {
  test.each<[string, string | Buffer, string[]]>([
    ['empty', '', ['file -: the file is empty']],
    ['a heading alone', 'team,player\n', ['file -: there is no player in this file']],
    [
      'an encoding that is none',
      Buffer.from('team,player\nAnts,Ren\x81\n', 'latin1'),
      ['2 -: the text is neither UTF-8 nor Windows-1252: save the file as UTF-8'],
    ],
    ['a line of other width', 'team,player\nAnts,Ann,7\n', ['2 -: 3 fields instead of 2']],
    [
      'an open quote',
      'team,player\nAnts,"Ann\n',
      ['2 -: a quote is opened and not closed. The file is not read further'],
    ],
  ])('%s', async (_name, content, problems) => {
    expect(await problemsOf(content)).toEqual(problems);
  });

  test('above 32 MB', async () => {
    const line = `Ants,${'x'.repeat(90)},${'y'.repeat(900)}\n`;
    expect(await problemsOf(`team,player,Position\n${line.repeat(33_700)}`)).toContain(
      'file -: the file is larger than 32 MB, the most that is read',
    );
  });

  test('more than 20,000 lines', async () => {
    const lines = Array.from({ length: 20_001 }, (_one, index) => `Ants,Ann Number${index}`);
    expect(await problemsOf(`team,player\n${lines.join('\n')}`)).toEqual([
      '20002 -: a roster has at most 20,000 lines',
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['team,first_name', ['1 last_name: this column is missing']],
    ['team', ['1 player: this column is missing: it holds the whole name; first_name and last_name will do instead']],
    ['player', ['1 team: this column is missing']],
    ['team,player,last_name', ['1 last_name: the column player holds the whole name already: leave one of them out']],
    ['team,player,Shoe', ['1 Shoe: unknown column "Shoe"']],
    ['team,player,number,Number', ['1 Number: this column is there twice']],
  ])('%s', async (heading, problems) => {
    expect(
      await problemsOf(
        `${heading}\n${heading
          .split(',')
          .map(() => 'x')
          .join(',')}\n`,
      ),
    ).toEqual(problems);
  });

  test('a hidden attribute is no column', async () => {
    await app.manager.query(
      "UPDATE player_attributes SET visible = false WHERE organization_id = $1 AND name = 'Born'",
      [world.organizationId],
    );
    expect(await problemsOf('team,player,Born\nAnts,Ann,\n')).toEqual(['1 Born: unknown column "Born"']);
  });
});

describe('cells', () => {
  test.each([
    ['team,player\n,Ann\n', '2 team: is blank'],
    ['team,player\nAnts,\n', '2 player: the player has no name'],
    ['team,first_name,last_name\nAnts,,\n', '2 last_name: the player has no name'],
    ['team,player\nAnts,--\n', '2 player: "--" is no name'],
    [`team,player\nAnts,Ann ${'x'.repeat(101)}\n`, '2 player: a first or a last name has at most 100 characters'],
    ['team,player,Number\nAnts,Ann,seven\n', '2 Number: "seven" is not a number such as 23 or 1.98'],
    [
      'team,player,born\nAnts,Ann,2001-02-30\n',
      '2 Born: "2001-02-30" is not a calendar date YYYY-MM-DD, its year with four digits',
    ],
    ['team,player,captain\nAnts,Ann,maybe\n', '2 captain: "maybe" is neither yes nor no'],
    ['team,player,jersey_number\nAnts,Ann,12345678901\n', '2 jersey_number: 11 characters; the most is 10'],
    [
      'team,player,player_key\nAnts,Ann,name:bo\n',
      '2 player_key: "name:bo" stands for a name, not for a player: leave it blank, or give a key that does not begin with name:',
    ],
  ])('%s', async (content, problem) => {
    expect(await problemsOf(content)).toEqual([problem]);
  });
});

test('a key that stands for the name of another line', async () => {
  expect(await problemsOf('team,player,player_key\nAnts,Ann,name:bo\nAnts,Bo,\n')).toEqual([
    '2 player_key: "name:bo" stands for a name, not for a player: leave it blank, or give a key that does not begin with name:',
  ]);
});

describe('lines that disagree', () => {
  test('the same player twice in a team', async () => {
    expect(await problemsOf('team,player\nAnts,Ann Archer\nBees,Ann Archer\nants,ann  archer\n')).toEqual([
      '4 player: "Ann Archer" is on line 2 already, in the same team',
    ]);
  });

  test('two captains of a team', async () => {
    expect(await problemsOf('team,player,captain\nAnts,Ann,yes\nAnts,Bo,yes\nBees,Cy,yes\n')).toEqual([
      '3 captain: line 2 has the captain of "Ants" already',
    ]);
  });

  test('two values of one player', async () => {
    expect(await problemsOf('team,player,Number\nAnts,Ann,7\nBees,Ann,8\n')).toEqual([
      '3 Number: line 2 says "7" of the same player',
    ]);
  });

  test('two names of one key, and a name of two keys', async () => {
    const file = 'team,player,player_key\nAnts,Ann,a\nBees,Bo,a\nAnts,Cy,c1\nBees,Cy,c2\nCats,Cy,\n';
    expect(await problemsOf(file)).toEqual([
      '3 player_key: this key belongs to "Ann" on line 2',
      '6 player_key: this file has 2 players called "Cy": say here too which one is meant',
    ]);
  });

  test('everything is told at once, from top to bottom', async () => {
    const file = 'team,player,Number\nAnts,Ann,7\nAnts,Ann,7\nAnts,,x\n';
    expect(await problemsOf(file)).toEqual([
      '4 player: the player has no name',
      '4 Number: "x" is not a number such as 23 or 1.98',
    ]);
  });
});

describe('namesakes', () => {
  const namesakes = async () => {
    const { organizationId, seasonLeagueId } = world;
    const team = await createTeam(app.manager, organizationId, { name: 'Ants' });
    const slt = await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: team.id });
    const [one, other] = [
      await createPlayer(app.manager, organizationId, { firstName: 'Jo', lastName: 'Smith' }),
      await createPlayer(app.manager, organizationId, { firstName: 'jo', lastName: 'smith', importKey: 'jo-2' }),
    ];
    await createRosterEntry(app.manager, organizationId, { seasonLeagueTeamId: slt.id, playerId: one.id });
    return { one, other, ownImportKey: `courtbook-${organizationId}-${one.id}` };
  };

  test('a name of several is a problem that shows their keys', async () => {
    const { ownImportKey } = await namesakes();
    expect(await problemsOf('team,player\nBees,Jo Smith\n')).toEqual([
      `2 player_key: there are 2 players called "Jo Smith": give the key of the one who is meant, ${ownImportKey} (Ants, Fall) or jo-2 (on no team yet)`,
    ]);
  });

  test('a key says who is meant', async () => {
    const { one, other, ownImportKey } = await namesakes();
    expect(await run('team,player,player_key\nBees,Jo Smith,jo-2\n')).toMatchObject({ done: true, newPlayerCount: 0 });
    expect(await run(`team,player,player_key\nBees,Jo Smith,jo-2\nCats,Jo Smith,${ownImportKey}\n`)).toMatchObject({
      done: true,
      newPlayerCount: 0,
      addedCount: 1,
    });
    const rows = await app.manager.query(
      'SELECT player_id AS id FROM roster_entries WHERE organization_id = $1 ORDER BY roster_entries.id',
      [world.organizationId],
    );
    expect(rows).toEqual([one, other, one].map(({ id }) => ({ id })));
  });

  test('on the roster of the team, the name is clear', async () => {
    await namesakes();
    expect(await run('team,player\nAnts,Jo Smith\n')).toMatchObject({ done: true, addedCount: 0 });
  });

  test('two lines that lead to one player of a team', async () => {
    const { ownImportKey } = await namesakes();
    await app.manager.query(
      "UPDATE players SET import_key = 'jo-1' WHERE organization_id = $1 AND import_key IS NULL",
      [world.organizationId],
    );
    expect(await problemsOf(`team,player,player_key\nAnts,Jo Smith,jo-1\nAnts,Jo Smith,${ownImportKey}\n`)).toEqual([
      '3 player: "Jo Smith" is on line 2 already, in the same team',
    ]);
  });

  test('an unknown key is that of a new player, or of the one without a key', async () => {
    await createPlayer(app.manager, world.organizationId, { firstName: 'Ann', lastName: 'Archer' });
    expect(await run('team,player,player_key\nAnts,Ann Archer,a-1\nAnts,Bo Baker,b-1\n')).toMatchObject({
      done: true,
      newPlayerCount: 1,
    });
    const keys = await app.manager.query(
      'SELECT first_name AS name, import_key AS key FROM players WHERE organization_id = $1 ORDER BY id',
      [world.organizationId],
    );
    expect(keys).toEqual([
      { name: 'Ann', key: 'a-1' },
      { name: 'Bo', key: 'b-1' },
    ]);
    expect(await run('team,player,player_key\nBees,Ann Archer,a-2\n')).toMatchObject({ done: true, newPlayerCount: 1 });
  });

  test('an unknown key that may be that of several is a problem', async () => {
    const one = await createPlayer(app.manager, world.organizationId, { firstName: 'Ann', lastName: 'Archer' });
    const key = `courtbook-${world.organizationId}-${one.id}`;
    const said = `nobody has this key, and it may be that of ${key} (on no team yet): give the key shown here to the line that means that player`;
    expect(await problemsOf('team,player,player_key\nAnts,Ann Archer,a-1\nBees,Ann Archer,a-2\n')).toEqual([
      `2 player_key: ${said}`,
      `3 player_key: ${said}`,
    ]);
    expect(await run(`team,player,player_key\nAnts,Ann Archer,${key}\nBees,Ann Archer,a-2\n`)).toMatchObject({
      done: true,
      newPlayerCount: 1,
    });
  });

  test('a key of this organization that nobody has', async () => {
    expect(await problemsOf(`team,player,player_key\nAnts,Ann,courtbook-${world.organizationId}-999999\n`)).toEqual([
      '2 player_key: there is no player with this key',
    ]);
  });

  test('a player who was renamed is found again, with a word', async () => {
    await run('team,player,player_key\nAnts,Ann Archer,\nAnts,Bo Baker,b-1\n');
    await app.manager.query("UPDATE players SET first_name = 'X' || first_name WHERE organization_id = $1", [
      world.organizationId,
    ]);
    const again = await run('team,player,player_key\nAnts,Ann Archer,\nAnts,Bo Baker,b-1\n');
    expect(again).toMatchObject({ done: true, addedCount: 0, newPlayerCount: 0 });
    expect(again.warnings.items.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 the player whom an import made of this name is called "XAnn Archer" now, and stays so',
      '3 the player with this key is called "XBo Baker" here, and stays so',
    ]);
  });

  test('a new team that may be one that is there, spelled otherwise, is told; semicolons are as good as commas', async () => {
    await createTeam(app.manager, world.organizationId, { name: 'CB Águilas' });
    const { done, warnings } = await run('\ufeffteam;player\r\nC.B. Aguilas;Ann Archer\r\n');
    expect(done).toBe(true);
    expect(warnings.items).toEqual([
      {
        line: 2,
        field: 'team',
        reason:
          '"C.B. Aguilas" is made, a new team beside "CB Águilas": if they are one, spell it as it is called here',
      },
    ]);
  });

  test('a league with two teams of the name', async () => {
    for (const _team of [1, 2]) {
      const team = await createTeam(app.manager, world.organizationId, { name: 'Ants' });
      await createSeasonLeagueTeam(app.manager, world.organizationId, {
        seasonLeagueId: world.seasonLeagueId,
        teamId: team.id,
      });
    }
    expect(await problemsOf('team,player\nAnts,Ann\nAnts,Bo\n')).toEqual(
      [2, 3].map(
        (line) =>
          `${line} team: this league has several teams called "Ants": rename one of them, or import each roster into its team`,
      ),
    );
  });
});
