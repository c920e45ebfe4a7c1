import { expect, test } from 'vitest';
import type { LeagueRules } from '../league-rules';
import { readChoices, writeChoices } from './choices';
import { type Games, supposedStandings } from './supposed-standings';

type Rows = Parameters<typeof supposedStandings>[0];

const league = { id: '1', name: 'Garden League' };
const row = (id: string, name: string, position: number, wins: number, losses: number): Rows[number] => ({
  position,
  wins,
  losses,
  ties: null,
  standingsPoints: null,
  certainty: null,
  winPercentage: 0,
  gamesBehind: 0,
  streak: '',
  results: '',
  freeThrowPercentage: 0,
  threePointersMade: 0,
  pointsFor: 100,
  pointsAgainst: 90 + position,
  placedBy: 'WIN_PERCENTAGE',
  captainName: null,
  captain: null,
  lastTen: { wins, losses },
  team: { id: `t${id}`, name, logoUrl: null, colour: null, abbreviation: null },
  league,
  division: null,
  seasonLeagueTeam: { id, lot: null, withdrawn: false },
});
const rules = (more: Partial<LeagueRules['standingsRules']> = {}): LeagueRules[] => [
  {
    id: '9',
    hasGamesToday: false,
    hasGamesToCome: true,
    league,
    standingsRules: {
      points: null,
      tieBreaks: ['HEAD_TO_HEAD', 'POINT_DIFFERENCE'],
      qualifyingPlaces: null,
      scheduleIsComplete: true,
      ...more,
    },
  },
];
const team = (name: string) => ({ id: name, name, logoUrl: null, colour: null, abbreviation: null });
const games: Games = {
  counted: [{ homeId: '1', awayId: '2', homeScore: 60, awayScore: 50, forfeit: false }],
  toCome: [
    {
      homeId: '2',
      awayId: '1',
      game: { id: '12', date: '2026-01-02', homeTeam: team('Bees'), awayTeam: team('Ants') },
    },
    {
      homeId: '2',
      awayId: '1',
      game: { id: '15', date: '2026-01-03', homeTeam: team('Bees'), awayTeam: team('Ants') },
    },
  ],
};
const rows = [row('1', 'Ants', 1, 1, 0), row('2', 'Bees', 2, 0, 1)];
const told = (text: string, leagues = rules()) => {
  const { rows: after, moves } = supposedStandings(rows, leagues, games, readChoices(text));
  return {
    table: after.map((each) => [each.team.name, each.wins, each.losses, each.standingsPoints, each.certainty]),
    moves: [...moves],
  };
};

test('nothing chosen is the table as it is', () => {
  expect(told('none')).toEqual({
    table: [
      ['Ants', 1, 0, null, null],
      ['Bees', 0, 1, null, null],
    ],
    moves: [],
  });
});

test('a chosen result changes records and places, and what is certain; scores stay', () => {
  expect(told('12a').table).toEqual([
    ['Ants', 2, 0, null, 'CLINCHED'],
    ['Bees', 0, 2, null, 'ELIMINATED'],
  ]);
  const both = told('12h-15h');
  expect(both.table.map(([name]) => name)).toEqual(['Bees', 'Ants']);
  expect(both.moves).toEqual([
    ['2', 1],
    ['1', -1],
  ]);
  const { rows: after } = supposedStandings(rows, rules(), games, readChoices('12h-15h'));
  expect(after.map(({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst)).toEqual([8, 9]);
});

test('a team that has withdrawn gets no mark, as in the table itself', () => {
  const withdrawn = { ...rows[1]!, seasonLeagueTeam: { id: '2', lot: null, withdrawn: true } };
  const { rows: after } = supposedStandings([rows[0]!, withdrawn], rules(), games, readChoices('12a'));
  // The Ants are 2-0 and ahead of whoever is 0-2 with a game left; of the Bees, who are out of it, nothing is said.
  expect(after.map(({ team: { name }, certainty }) => [name, certainty])).toEqual([
    ['Ants', 'CLINCHED'],
    ['Bees', null],
  ]);
});

test('a league all of whose games are supposed says nothing certain, also beside one that goes on', () => {
  const park = { id: '2', name: 'Park League' };
  const others = [row('3', 'Cats', 3, 1, 0), row('4', 'Dogs', 4, 0, 1)].map((each) => ({ ...each, league: park }));
  const [first] = rules();
  const both = [first!, { ...first!, id: '10', league: park }];
  const more: Games = {
    counted: [...games.counted, { homeId: '3', awayId: '4', homeScore: 60, awayScore: 50, forfeit: false }],
    toCome: [
      ...games.toCome,
      {
        homeId: '4',
        awayId: '3',
        game: { id: '20', date: '2026-01-04', homeTeam: team('Dogs'), awayTeam: team('Cats') },
      },
    ],
  };
  const marks = (text: string) =>
    Object.fromEntries(
      supposedStandings([...rows, ...others], both, more, readChoices(text)).rows.map((each) => [
        each.team.name,
        each.certainty,
      ]),
    );
  // After the Dogs' victory both are 1-1, and which of the two is first their scores would have to say.
  expect(marks('20h')).toEqual({ Ants: null, Bees: null, Cats: null, Dogs: null });
});

test('a tie counts where the league gives points for it', () => {
  const points = { win: 3, tie: 1, loss: 0, forfeitWin: 3, forfeitLoss: 0 };
  expect(told('12t-15t', rules({ points })).table).toEqual([
    ['Ants', 1, 0, 5, null],
    ['Bees', 0, 1, 2, null],
  ]);
});

test('choices in an address are read back, and what is no result is passed over', () => {
  expect(writeChoices(readChoices('12h-15a-20t'))).toBe('12h-15a-20t');
  expect(writeChoices(readChoices('12x--h-99999999999h'))).toBe('none');
});
