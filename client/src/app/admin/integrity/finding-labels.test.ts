import { expect, test } from 'vitest';
import { kindOptions, describeFinding } from './finding-labels';
import type { FindingFragment } from './integrity.generated';

const finding: FindingFragment = {
  id: 'points_final-3-away',
  kind: 'POINTS_FINAL',
  side: 'away',
  statistic: null,
  expected: 51,
  found: 50,
  game: {
    id: '3',
    date: '2025-10-01',
    time: null,
    status: 'FINAL',
    displayStatus: 'Completed',
    location: null,
    court: null,
    rescheduledFrom: null,
    homeScore: 60,
    awayScore: 51,
    homeTeam: { id: '1', name: 'Ants', logoUrl: null, colour: null, abbreviation: null },
    awayTeam: { id: '2', name: 'Bees', logoUrl: null, colour: null, abbreviation: null },
  },
  player: null,
  acceptance: null,
};
const player = { id: '9', fullName: 'Ana Reyes' };

test('shots and rebounds are asked about where the sport has them', () => {
  const kinds = (sport: string) => kindOptions(sport).map(({ value }) => value);
  expect(kinds('Basketball')).toEqual(expect.arrayContaining(['SHOTS_POINTS', 'REBOUNDS', 'PERIODS_FINAL']));
  for (const sport of ['Volleyball', 'Tennis', 'Baseball']) {
    expect(kinds(sport)).toContain('PERIODS_FINAL');
    expect(kinds(sport)).not.toEqual(expect.arrayContaining(['SHOTS_POINTS']));
    expect(kinds(sport)).not.toEqual(expect.arrayContaining(['REBOUNDS']));
  }
});

test('names the team or the player, and both figures', () => {
  expect(describeFinding(finding)).toBe('The players of Bees add up to 50, and its final score is 51.');
  expect(describeFinding({ ...finding, kind: 'SHOTS_POINTS', player, expected: 10, found: 8 })).toBe(
    'Ana Reyes has 8 points, and the shots make 10.',
  );
  expect(describeFinding({ ...finding, kind: 'OFF_ROSTER', side: 'home', player })).toBe(
    'Ana Reyes has played for Ants and is not on its roster.',
  );
  expect(describeFinding({ ...finding, kind: 'NO_RESULT', side: null })).toBe(
    'The day of this game is over, and it has no result.',
  );
  const outside = { ...finding, kind: 'OUTSIDE_SEASON', side: null, expected: null } as const;
  expect(describeFinding({ ...outside, found: -365 })).toBe('This game is 365 days before its season begins.');
  expect(describeFinding({ ...outside, found: 1020 })).toBe('This game is 1,020 days after its season ends.');
  const ofPlays = { ...finding, kind: 'PLAYS_BOX_SCORE', expected: 4, found: 6 } as const;
  expect(describeFinding(ofPlays)).toBe('The periods of Bees come to 6, and its plays to 4.');
  expect(describeFinding({ ...ofPlays, player, statistic: 'AST' })).toBe(
    'Ana Reyes has AST 6 in the box score, and 4 by the plays.',
  );
});
