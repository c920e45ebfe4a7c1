import { matchesOf } from '@domain/bracket/matches-of';
import { expect, test } from 'vitest';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';
import { supposedBracket } from './supposed-bracket';
import { readWinners, writeWinners } from './winners';

const NAMES = ['Aces', 'Bees', 'Cats', 'Dogs'];
const team = (id: string) => ({ id, name: NAMES[Number(id) - 1]!, logoUrl: null, colour: null, abbreviation: null });
const game = (id: string, home: string, away: string, scores: [number, number] | null): BracketGameFragment => ({
  id,
  date: '2026-02-01',
  time: null,
  status: 'SCHEDULED',
  displayStatus: 'Scheduled',
  bracketNode: null,
  homeScore: scores?.[0] ?? null,
  awayScore: scores?.[1] ?? null,
  homeTeam: team(home),
  awayTeam: team(away),
});

/** Four teams; games that are known stand outside until they are resolved. */
const division = (games: BracketGameFragment[]): DivisionBracketFragment =>
  ({
    name: 'Gold',
    bracketKind: 'SINGLE_ELIMINATION',
    bestOf: 1,
    thirdPlace: true,
    teams: ['1', '2', '3', '4'].map((id) => ({ team: team(id) })),
    bracket: { champion: null, rounds: [], losersRounds: [], finals: [], thirdPlace: null, orphans: games },
  }) as unknown as DivisionBracketFragment;

const told = (address: string, games: BracketGameFragment[] = []) => {
  const { division: after, champion, winners } = supposedBracket(division(games), readWinners(address));
  return {
    matches: matchesOf(after.bracket).map(({ id, home, away, winner }) =>
      [id, home?.team.name, away?.team.name, winner && team(winner.id).name].join(' '),
    ),
    champion: champion?.name,
    winners: writeWinners(winners),
    after,
  };
};

test('chosen winners go on, losers of the semifinals meet, and the champion is told', () => {
  expect(told('r1m0.4-r1m1.2-r2m0.4')).toMatchObject({
    matches: ['r1m0 Aces Dogs Dogs', 'r1m1 Bees Cats Bees', 'r2m0 Dogs Bees Dogs', 'third Aces Cats '],
    champion: 'Dogs',
    winners: 'r1m0.4-r1m1.2-r2m0.4',
  });
  expect(told('r1m0.4-r1m1.2-r2m0.4').after.bracket.champion).toBeNull();
});

test('a result that came goes before what was supposed of its match, and of those after it', () => {
  expect(told('r1m0.4-r1m1.2-r2m0.4', [game('7', '1', '4', [60, 50])])).toMatchObject({
    matches: ['r1m0 Aces Dogs Aces', 'r1m1 Bees Cats Bees', 'r2m0 Aces Bees ', 'third Dogs Cats '],
    champion: undefined,
    winners: 'r1m1.2',
  });
});

test('the game of a match stays its game, and has no score', () => {
  const { after } = told('r1m0.4', [game('7', '1', '4', null)]);
  const [match] = after.bracket.rounds[0]!.matches;
  expect(match).toMatchObject({ home: { score: null }, away: { score: null }, needsGame: false, winner: { id: '4' } });
  expect(match!.games.map(({ id }) => id)).toEqual(['7']);
  expect(after.bracket.orphans).toEqual([]);
});

test('an address names matches and teams; what names none is passed over', () => {
  expect([...readWinners('r1m0.4-l12m103.15-third.2-final2.9')]).toEqual([
    ['r1m0', '4'],
    ['l12m103', '15'],
    ['third', '2'],
    ['final2', '9'],
  ]);
  expect(writeWinners(readWinners('12h-x1m0.4-r1m0.-r1m0.99999999999-final3.1-<script>'))).toBe('none');
});
