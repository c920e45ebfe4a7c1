import { expect, test } from 'vitest';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';
import { optionsOf } from '../as-rules-take-it';
import { lostGames } from './lost-games';

const game = (id: string, home: string, away: string, bracketNode: string | null = null): BracketGameFragment =>
  ({
    id,
    date: null,
    time: null,
    status: 'SCHEDULED',
    homeScore: null,
    awayScore: null,
    bracketNode,
    homeTeam: { id: home },
    awayTeam: { id: away },
  }) as BracketGameFragment;

const division = {
  bracketKind: 'SINGLE_ELIMINATION',
  bestOf: 1,
  thirdPlace: false,
  teams: ['1', '2', '3', '4'].map((id) => ({ team: { id } })),
  bracket: {
    rounds: [{ matches: [{ games: [game('7', '1', '4', 'r1m0')], otherGames: [] }] }],
    losersRounds: [],
    finals: [],
    thirdPlace: null,
    orphans: [game('8', '1', '2')],
  },
} as unknown as DivisionBracketFragment;

test('games that lose their match by another order are named, those outside the bracket already are not', () => {
  const lost = (seeds: string[]): string[] => lostGames(division, { seeds }).map(({ id }) => id);
  expect(lost(['1', '2', '3', '4'])).toEqual([]);
  expect(lost(['1', '2', '4', '3'])).toEqual(['7']);
  expect(lost(['2', '1', '4', '3'])).toEqual([]);
});

test('another kind of bracket keeps the first round', () => {
  expect(optionsOf(division)).toEqual({ kind: 'single', bestOf: 1, thirdPlace: false });
  expect(lostGames(division, { options: { kind: 'double', bestOf: 3, thirdPlace: false } })).toEqual([]);
});

test('games that lose their match by another winner, or with an earlier game, are named; by another score none is', () => {
  const won = { ...game('7', '1', '4', 'r1m0'), status: 'FINAL', homeScore: 5, awayScore: 4 } as BracketGameFragment;
  const other = { ...game('9', '2', '3'), status: 'FINAL', homeScore: 5, awayScore: 4 } as BracketGameFragment;
  const final = game('8', '1', '2');
  const place = (games: BracketGameFragment[]) => ({ games, otherGames: [] });
  const played = {
    ...division,
    bracket: {
      ...division.bracket,
      rounds: [{ matches: [place([won]), place([other])] }, { matches: [place([final])] }],
      orphans: [],
    },
  } as unknown as DivisionBracketFragment;
  const lost = (becomes: { status: 'final' | 'postponed'; scoreHome: number; scoreAway: number } | null): string[] =>
    lostGames(played, becomes ? { result: { id: '7', becomes } } : { gone: ['7'] }).map(({ id }) => id);
  expect(lost({ status: 'final', scoreHome: 9, scoreAway: 4 })).toEqual([]);
  expect(lost({ status: 'final', scoreHome: 3, scoreAway: 4 })).toEqual(['8']);
  expect(lost({ status: 'postponed', scoreHome: 5, scoreAway: 4 })).toEqual(['8']);
  expect(lost(null)).toEqual(['8']);
});
