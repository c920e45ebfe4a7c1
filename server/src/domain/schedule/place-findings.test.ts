import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OtherGame,
  type PlacedGame,
  type PlaceFinding,
  placeFindings,
  type PlaceSurroundings,
} from './place-findings.js';

// 2025-10-06 is a Monday; the schedule plays on Mondays and its week 0 begins there.
const schedule = { id: 5, startDate: '2025-10-06', numWeeks: 3 };
const ants = { id: 1, name: 'Ants', unavailableTimes: ['21:00'], byes: [] };
const bees = { id: 2, name: 'Bees', unavailableTimes: [], byes: [] };

/** Ants against Bees, Monday at 18:00 in hall 7. */
const game: PlacedGame = {
  id: 10,
  seasonLeagueId: 3,
  scheduleId: null,
  weekIndex: null,
  homeTeamId: 1,
  awayTeamId: 2,
  date: '2025-10-06',
  time: '18:00',
  locationId: 7,
  court: null,
};
const nothing: PlaceSurroundings = {
  teams: [ants, bees],
  games: [],
  weeksOff: [],
  schedule,
  timesOfDates: new Map(),
  locationName: 'Main Gym',
  courts: 1,
  season: { name: 'Fall 2025', startDate: '2025-09-01', finishDate: '2025-12-15' },
};
/** Cats against Dogs at 20:00 in hall 8, unless said otherwise. */
const other = (id: number, patch: Partial<OtherGame> = {}): OtherGame => ({
  ...game,
  id,
  homeTeamId: 3,
  awayTeamId: 4,
  time: '20:00',
  locationId: 8,
  label: 'Cats vs Dogs',
  status: 'scheduled',
  ...patch,
});
const found = (around: Partial<PlaceSurroundings>, placed: Partial<PlacedGame> = {}): PlaceFinding[] =>
  placeFindings({ ...game, ...placed }, { ...nothing, ...around });
const said = (findings: readonly PlaceFinding[]): string[] =>
  findings.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);

test('nothing speaks against an empty place, nor against a game where it stands itself', () => {
  expect(found({})).toEqual([]);
  expect(found({ games: [other(10, { ...game, id: 10 })] })).toEqual([]);
});

describe('a team', () => {
  test('plays elsewhere at that time, in whatever league', () => {
    const games = [other(11, { awayTeamId: 1, time: '18:00', seasonLeagueId: 99, label: 'Cats vs Ants' })];
    expect(found({ games })).toEqual([
      {
        code: 'TEAM_BUSY',
        severity: 'error',
        message: 'Ants already plays Cats vs Ants on Oct 6, 2025 at 6:00 PM.',
        teamId: 1,
        gameIds: [11],
        byeId: null,
        weekOffId: null,
      },
    ]);
    expect(found({ games }, { time: '19:00' })).toEqual([]);
    expect(found({ games }, { time: null })).toEqual([]);
    expect(found({ games }, { date: null })).toEqual([]);
  });

  test('cannot play at that time, whatever the date', () => {
    const late = 'error TEAM_UNAVAILABLE: Ants cannot play at 9:00 PM.';
    expect(said(found({}, { time: '21:00' }))).toEqual([late]);
    expect(said(found({}, { time: '21:00', date: null }))).toEqual([late]);
  });

  test('has a bye on that date: a warning', () => {
    const byes = [
      { id: 20, date: '2025-10-06' },
      { id: 21, date: '2025-10-07' },
      { id: 22, date: null },
    ];
    const findings = found({ teams: [ants, { ...bees, byes }] });
    expect(said(findings)).toEqual(['warning STORED_BYE: Bees has a bye on Oct 6, 2025.']);
    expect(findings).toMatchObject([{ teamId: 2, byeId: 20 }]);
    expect(found({ teams: [ants, { ...bees, byes }] }, { date: null })).toEqual([]);
  });
});

test('a week off, with its reason where it has one', () => {
  const weeksOff = [
    { id: 30, date: '2025-10-06', reason: 'Holiday' },
    { id: 31, date: '2025-10-13', reason: null },
  ];
  expect(found({ weeksOff })).toMatchObject([
    {
      code: 'WEEK_OFF',
      severity: 'error',
      message: 'Oct 6, 2025 is a week off: Holiday.',
      weekOffId: 30,
      teamId: null,
    },
  ]);
  expect(said(found({ weeksOff }, { date: '2025-10-13' }))).toEqual(['error WEEK_OFF: Oct 13, 2025 is a week off.']);
});

describe('the hall', () => {
  const here = { time: '18:00', locationId: 7 };
  const onCourts = (...courts: (string | null)[]): OtherGame[] =>
    courts.map((court, index) => other(11 + index, { ...here, court }));

  test('is taken by a game of whatever league', () => {
    const findings = found({ games: [other(11, { ...here, seasonLeagueId: 99 })] });
    expect(said(findings)).toEqual(['error HALL_TAKEN: Main Gym is taken on Oct 6, 2025 at 6:00 PM by Cats vs Dogs.']);
    expect(findings).toMatchObject([{ gameIds: [11], teamId: null }]);
  });

  test.each<[string, string | null, (string | null)[], number, boolean]>([
    ['room for two games', null, [null], 2, false],
    ['two games where two fit', null, [null, null], 2, true],
    ['another court', 'Court 2', ['Court 1'], 1, false],
    ['the same court', 'Court 1', ['Court 1'], 4, true],
    ['a game of no named court, and no room', 'Court 2', [null], 1, true],
    ['a game of no named court, and room', 'Court 2', ['Court 1', null], 3, false],
    ['a game of a named court, and no room', null, ['Court 1'], 1, true],
  ])('with %s', (_case, court, courts, room, isTaken) => {
    const codes = found({ games: onCourts(...courts), courts: room }, { court }).map(({ code }) => code);
    expect(codes).toEqual(isTaken ? ['HALL_TAKEN'] : []);
  });

  test('names the court that is taken', () => {
    expect(said(found({ games: onCourts('Court 1') }, { court: 'Court 1' }))).toEqual([
      'error HALL_TAKEN: Main Gym, Court 1, is taken on Oct 6, 2025 at 6:00 PM by Cats vs Dogs.',
    ]);
  });

  test('is nowhere when no hall is said', () => {
    expect(found({ games: [other(11, { time: '18:00', locationId: null })] }, { locationId: null })).toEqual([]);
  });
});

describe('a week of the schedule', () => {
  const twice = [
    other(11, { homeTeamId: 1, date: '2025-10-06', time: '20:00' }),
    other(12, { homeTeamId: 1, date: '2025-10-12', time: '18:00' }),
  ];

  test('has two games of a team at most, whether made for it or lying in it', () => {
    const full = 'error WEEK_FULL: Ants already has 2 games in week 1; 2 are the most.';
    expect(said(found({ games: twice }, { date: '2025-10-08' }))).toEqual([full]);
    expect(said(found({ games: twice }, { scheduleId: 5, weekIndex: 0, date: '2025-11-30' }))).toEqual([full]);
    expect(found({ games: twice }, { date: '2025-10-13' })).toEqual([]);
    expect(found({ games: twice.slice(1) }, { date: '2025-10-08' })).toEqual([]);
    expect(found({ games: twice, schedule: null }, { date: '2025-10-08' })).toEqual([]);
  });

  test('does not count games of other leagues', () => {
    const games = twice.map((one) => ({ ...one, seasonLeagueId: 99 }));
    expect(found({ games }, { date: '2025-10-08' })).toEqual([]);
  });
});

describe('the latest time of the day', () => {
  const days = ['2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27'];
  const timesOfDates = new Map(days.map((date) => [date, ['18:00', '20:00']]));
  const at = (id: number, date: string, time: string): OtherGame => other(id, { homeTeamId: 1, date, time });
  const placed = { date: '2025-10-20', time: '20:00' };
  const [first, second, last] = [
    at(11, '2025-10-06', '20:00'),
    at(12, '2025-10-13', '20:00'),
    at(13, '2025-10-27', '20:00'),
  ];

  test('three times in a row is a warning, wherever in the row', () => {
    const findings = found({ games: [second, first], timesOfDates }, placed);
    expect(said(findings)).toEqual([
      'warning LATE_AGAIN: Ants would have 3 games in a row at the latest time of the day.',
    ]);
    expect(findings).toMatchObject([{ teamId: 1, gameIds: [11, 12] }]);
    expect(found({ games: [second, last], timesOfDates }, placed)).toMatchObject([{ gameIds: [12, 13] }]);
    expect(said(found({ games: [first, second, last], timesOfDates }, placed))).toEqual([
      'warning LATE_AGAIN: Ants would have 4 games in a row at the latest time of the day.',
    ]);
  });

  test('is none with an earlier game between, or where the day has one time', () => {
    expect(found({ games: [first, at(14, '2025-10-13', '18:00')], timesOfDates }, placed)).toEqual([]);
    expect(found({ games: [first, second], timesOfDates }, { ...placed, time: '18:00' })).toEqual([]);
    const oneTime = new Map(days.map((date) => [date, ['20:00', '20:00']]));
    expect(found({ games: [first, second], timesOfDates: oneTime }, placed)).toEqual([]);
  });
});

describe('of any games', () => {
  const places = {
    homeTeamId: fc.constantFrom(1, 2, 3),
    awayTeamId: fc.constantFrom(4, 5, 6),
    seasonLeagueId: fc.constantFrom(3, 99, null),
    date: fc.constantFrom('2025-10-06', '2025-10-07', '2025-10-13', null),
    time: fc.constantFrom('18:00', '20:00', null),
    locationId: fc.constantFrom(7, 8, null),
    court: fc.constantFrom('Court 1', 'Court 2', null),
    scheduleId: fc.constantFrom(5, null),
    weekIndex: fc.constantFrom(0, 1, null),
    status: fc.constantFrom<OtherGame['status'][]>('scheduled', 'final', 'postponed', 'cancelled'),
  };
  const games = fc
    .array(fc.record(places), { minLength: 1, maxLength: 12 })
    .map((records) =>
      records.map((record, index): OtherGame => ({ ...record, id: index + 1, label: `game ${index + 1}` })),
    );
  const around = (all: readonly OtherGame[], placed: PlacedGame): PlaceSurroundings => ({
    ...nothing,
    teams: [placed.homeTeamId, placed.awayTeamId].map((id) => ({ ...bees, id, name: `Team ${id}` })),
    games: all,
    timesOfDates: new Map([['2025-10-06', ['18:00', '20:00']]]),
  });
  const collides = (one: OtherGame, two: OtherGame, code: string): boolean =>
    placeFindings(one, around([two], one)).some((finding) => finding.code === code && finding.gameIds.includes(two.id));

  test('two games are in each other’s way, or neither is', () => {
    fc.assert(
      fc.property(games, (all) => {
        const held = all.filter(({ status }) => status === 'scheduled' || status === 'final');
        for (const one of held)
          for (const two of held)
            for (const code of ['TEAM_BUSY', 'HALL_TAKEN'])
              expect(collides(one, two, code)).toBe(collides(two, one, code));
      }),
    );
  });

  test('the order of the games and those that are not held say nothing', () => {
    fc.assert(
      fc.property(games, ([placed, ...rest]) => {
        const before = placeFindings(placed!, around(rest, placed!));
        const held = rest.filter(({ status }) => status !== 'postponed' && status !== 'cancelled');
        expect(placeFindings(placed!, around(held.toReversed(), placed!))).toEqual(before);
      }),
    );
  });

  test('a place has no error exactly when it breaks none of the rules, counted plainly', () => {
    fc.assert(
      fc.property(games, ([placed, ...rest]) => {
        const held = rest.filter(({ status }) => status === 'scheduled' || status === 'final');
        const codes = new Set(placeFindings(placed!, around(rest, placed!)).map(({ code }) => code));
        const teams = [placed!.homeTeamId, placed!.awayTeamId];
        const withTeam = (team: unknown) =>
          held.filter((one) => [one.homeTeamId, one.awayTeamId].includes(team as number));
        const hasPlace = placed!.date !== null && placed!.time !== null;
        const sameTime = (one: OtherGame) => hasPlace && one.date === placed!.date && one.time === placed!.time;
        expect(codes.has('TEAM_BUSY')).toBe(teams.some((team) => withTeam(team).some(sameTime)));
        const inWeek = (one: PlacedGame, week: number) =>
          (one.scheduleId === 5 && one.weekIndex === week) ||
          (one.date !== null && (one.date === '2025-10-13' ? 1 : 0) === week);
        const isFull = [0, 1].some(
          (week) =>
            placed!.seasonLeagueId !== null &&
            inWeek(placed!, week) &&
            teams.some(
              (team) =>
                withTeam(team).filter((one) => one.seasonLeagueId === placed!.seasonLeagueId && inWeek(one, week))
                  .length >= 2,
            ),
        );
        expect(codes.has('WEEK_FULL')).toBe(isFull);
      }),
    );
  });
});

test('a date that is past is a warning for a game that was still to come, and for no other', () => {
  const past = { today: '2025-10-07' };
  const said6 = ['warning PAST_DATE: Oct 6, 2025 is past.'];
  expect(said(found(past, { movedFrom: '2025-10-13' }))).toEqual(said6);
  expect(said(found(past, { movedFrom: '2025-10-07' }))).toEqual(said6);
  expect(found(past, { movedFrom: '2025-10-05' })).toEqual([]);
  expect(found(past, { movedFrom: null })).toEqual([]);
  expect(found(past)).toEqual([]);
  expect(found(past, { movedFrom: '2025-10-13', date: '2025-10-07' })).toEqual([]);
  expect(found(past, { movedFrom: '2025-10-13', date: null })).toEqual([]);
  expect(found({}, { movedFrom: '2025-10-13' })).toEqual([]);
});

test('a date far outside the season is a warning', () => {
  expect(said(found({}, { date: '2027-11-29' }))).toEqual([
    'warning OUTSIDE_SEASON: The season Fall 2025 ends on Dec 15, 2025.',
  ]);
  expect(found({ season: null }, { date: '2027-11-29' })).toEqual([]);
});
