import { describe, expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import type { RecapLineFragment } from './box-score.generated';
import { recapSentence, type RecapTeams } from './recap-sentence';

const NOTHING: Omit<RecapLineFragment, 'kind'> = {
  side: null,
  home: null,
  away: null,
  homeFrom: null,
  awayFrom: null,
  count: null,
  value: null,
  points: null,
  rebounds: null,
  assists: null,
  records: null,
  period: null,
  player: null,
  definition: null,
};
const rockets = { home: 'Warriors', away: 'Rockets', sport: 'Basketball', innings: null };
const say = (
  fact: Partial<RecapLineFragment> & Pick<RecapLineFragment, 'kind'>,
  teams: RecapTeams = rockets,
): [string, string] => {
  const told = { ...NOTHING, ...fact };
  return [inLanguage('en', () => recapSentence(told, teams)), inLanguage('es', () => recapSentence(told, teams))];
};
const player = { id: '1', fullName: 'James Harden' };
const points = { id: '1', name: 'Points', abbreviation: 'PTS' };

describe('the sentences of Houston at Golden State, 17 October 2017', () => {
  test('the winner stands first, with its own points first', () => {
    expect(say({ kind: 'RESULT', side: 'away', home: 121, away: 122, count: 0 })).toEqual([
      'Rockets beat Warriors 122-121.',
      'Rockets venció a Warriors 122-121.',
    ]);
    expect(say({ kind: 'RESULT', side: 'home', home: 125, away: 122, count: 2 })).toEqual([
      'Warriors beat Rockets 125-122 after 2 overtimes.',
      'Warriors venció a Rockets 125-122 tras 2 tiempos extra.',
    ]);
    expect(say({ kind: 'RESULT', home: 3, away: 3, count: 0 })).toEqual([
      'Warriors and Rockets finished level, 3-3.',
      'Warriors y Rockets terminaron empatados, 3-3.',
    ]);
  });
  test('periods are told from the view of the side', () => {
    const period = { id: '3', name: 'Q3' };
    expect(say({ kind: 'COMEBACK', side: 'away', home: 101, away: 88, period })[0]).toBe(
      'Rockets won from behind: after Q3 the score was 88-101 against them.',
    );
    expect(say({ kind: 'BEST_PERIOD', side: 'away', home: 20, away: 34, period })).toEqual([
      'The best period of Rockets was Q3: 34-20.',
      'El mejor período de Rockets fue Q3: 34-20.',
    ]);
  });
  test('a run says whether it took the lead', () => {
    const run = { kind: 'RUN', side: 'away', count: 9, homeFrom: 80, awayFrom: 78, home: 80, away: 87 } as const;
    expect(say(run)[0]).toBe('A run of 9 points without an answer, from 78-80 to 87-80, put Rockets ahead for good.');
    expect(say({ ...run, awayFrom: 81, away: 90 })[0]).toBe(
      'Rockets led for good, with a run of 9 points without an answer from 81-80 to 90-80.',
    );
  });
  test('lines and highs name what was counted', () => {
    expect(say({ kind: 'LINE', side: 'away', player, points: 27, rebounds: 1, assists: 10 })).toEqual([
      'James Harden led Rockets with 27 points, 1 rebound and 10 assists.',
      'James Harden lideró a Rockets con 27 puntos, 1 rebote y 10 asistencias.',
    ]);
    expect(say({ kind: 'LINE', side: 'away', player, points: 27 })[0]).toBe('James Harden led Rockets with 27 points.');
    expect(say({ kind: 'SEASON_HIGH', side: 'away', player, definition: points, value: 60, count: 41 })).toEqual([
      'Season high for James Harden: 60 points, more than in any of the 41 games before it.',
      'Máximo de la temporada para James Harden: 60 puntos, más que en cualquiera de los 41 partidos anteriores.',
    ]);
  });
  test('streaks and records are of the season', () => {
    expect(say({ kind: 'LOSING_STREAK', side: 'home', count: 3 })).toEqual([
      'Warriors: 3 defeats in a row.',
      'Warriors: 3 derrotas seguidas.',
    ]);
    expect(say({ kind: 'RECORDS', records: [36, 13, 14, 35] })[0]).toBe(
      'Season records after the game: Warriors 36-13, Rockets 14-35.',
    );
  });
  test('no fact is without words in either language', () => {
    const kinds = [
      'LEVEL',
      'AHEAD_THROUGHOUT',
      'TRIPLE_DOUBLE',
      'EQUALS_SEASON_HIGH',
      'CAREER_HIGH',
      'EQUALS_CAREER_HIGH',
      'WINNING_STREAK',
      'ENDED_LOSING_STREAK',
      'ENDED_WINNING_STREAK',
    ] as const;
    for (const kind of kinds)
      for (const text of say({ kind, side: 'home', home: 1, away: 1, count: 3, value: 5, player, definition: points }))
        expect(text).toMatch(/\.$/);
  });
});

test('a game of baseball is told in innings and runs', () => {
  const teams = { home: 'Aces', away: 'Bats', sport: 'Baseball', innings: 10 };
  const period = { id: '1', name: 'Inning 1' };
  const of = (fact: Parameters<typeof say>[0], innings: number | null = 10) => say(fact, { ...teams, innings });
  const run = { kind: 'RUN', side: 'away', count: 6, homeFrom: 2, awayFrom: 1, home: 2, away: 7 } as const;
  expect(of({ kind: 'RESULT', side: 'home', home: 5, away: 4, count: 1 })).toEqual([
    'Aces beat Bats 5-4 in 10 innings.',
    'Aces venció a Bats 5-4 en 10 entradas.',
  ]);
  expect(of({ kind: 'RESULT', side: 'home', home: 5, away: 4, count: 0 }, null)[0]).toBe('Aces beat Bats 5-4.');
  expect(of({ kind: 'LEVEL', home: 4, away: 4 })[0]).toBe('Both had 4 when extra innings began.');
  const runsBattedIn = { id: '2', name: 'Runs Batted In', abbreviation: 'RBI' };
  expect(of({ kind: 'MOST', side: 'home', value: 3, player, definition: runsBattedIn })).toEqual([
    'James Harden drove in 3 runs for Aces.',
    'James Harden impulsó 3 carreras para Aces.',
  ]);
  expect(
    of({ kind: 'MOST', side: 'away', value: 1, player, definition: { ...runsBattedIn, abbreviation: 'R' } }),
  ).toEqual(['James Harden scored 1 run for Bats.', 'James Harden anotó 1 carrera para Bats.']);
  // What a newer server may name has no words here.
  const unknown = { ...runsBattedIn, abbreviation: 'HR' };
  expect(of({ kind: 'MOST', side: 'away', value: 1, player, definition: unknown })[0]).toBe('');
  expect(of({ kind: 'AHEAD_THROUGHOUT', side: 'home' })[0]).toBe('Aces led at the end of every inning.');
  expect(of({ kind: 'BEST_PERIOD', side: 'home', home: 3, away: 0, period })).toEqual([
    'The biggest inning of Aces was Inning 1: 3-0.',
    'La mejor entrada de Aces fue Inning 1: 3-0.',
  ]);
  expect(of({ kind: 'BEST_PERIOD', side: 'home', home: 1, away: 0, period })[0]).toBe('');
  expect(of(run)[0]).toBe('6 runs without an answer, from 1-2 to 7-2, put Bats ahead for good.');
  expect(of({ ...run, awayFrom: 3, away: 9 })[0]).toBe(
    'Bats led for good, with 6 runs without an answer from 3-2 to 9-2.',
  );
});
