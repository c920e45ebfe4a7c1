import { expect, test } from 'vitest';
import { changeEffects } from './change-effects.js';
import { comparePlays } from './compare-plays.js';
import { gameEffects } from './game-effects.js';
import type { Play } from './play.js';
import type { PlayEffects } from './play-effects.js';
import type { PlayKind } from './play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from './play-settings.js';
import { playVocabularyOf } from './play-vocabulary-of.js';
import type { SummarizedGame } from './play-summary.js';
import { summarizePlays } from './summarize-plays.js';

const HOME = [11, 12, 13, 14, 15];
const AWAY = [21, 22, 23, 24, 25];
const game: SummarizedGame = {
  vocabulary: playVocabularyOf('basketball'),
  settings: DEFAULT_PLAY_SETTINGS,
  teamIds: [1, 2],
  periods: [
    { id: 5, kind: 'regular' },
    { id: 6, kind: 'regular' },
  ],
  starters: { home: HOME, away: AWAY },
};

let last = 0;
const play = (kind: PlayKind, playerId: number | null, changes: Partial<Play> = {}): Play => {
  last += 1;
  return {
    id: String(last).padStart(4, '0'),
    revision: 1,
    isDeleted: false,
    kind,
    periodId: 5,
    sortOrder: last,
    clock: null,
    teamId: playerId === null ? null : Math.trunc(playerId / 10),
    playerId,
    otherPlayerId: null,
    linkedPlayId: null,
    x: null,
    y: null,
    ...changes,
  };
};
const told = ({ statistics, score }: PlayEffects): string[] =>
  [
    ...statistics.map(({ playerId, abbreviation, delta }) => `${playerId} ${abbreviation} ${delta}`),
    ...score.map(({ teamId, periodId, delta }) => `team ${teamId} in ${periodId} ${delta}`),
  ].toSorted();
const change = (plays: Play[], changed: Play): string[] =>
  told(changeEffects(new Map(plays.map((one) => [one.id, one])), changed, game));

test('a sixth foul counts like the first: who may still play is not for the list to say', () => {
  const fouls = Array.from({ length: 6 }, () => play('PERSONAL_FOUL', 11));
  expect(told(gameEffects(fouls, game))).toEqual(['11 PF 6']);
});

test('a two becomes a three in a period that is over: that period’s score and nothing else', () => {
  const shot = play('MADE_TWO', 11);
  const later = play('MADE_TWO', 11, { periodId: 6 });
  const changed = { ...shot, revision: 2, kind: 'MADE_THREE' } as const;
  expect(change([shot, later], changed)).toEqual([
    '11 2PA -1',
    '11 2PM -1',
    '11 3PA 1',
    '11 3PM 1',
    '11 PTS 1',
    'team 1 in 5 1',
  ]);
});

test('a play moves to another period, with its points', () => {
  const shot = play('MADE_TWO', 11);
  expect(change([shot], { ...shot, periodId: 6 })).toEqual(['team 1 in 5 -2', 'team 1 in 6 2']);
});

test('a miss is taken away, and its rebound counts no more, until it is brought back', () => {
  const miss = play('MISSED_TWO', 11);
  const rebound = play('DEFENSIVE_REBOUND', 21, { linkedPlayId: miss.id });
  const gone = { ...miss, isDeleted: true };
  expect(change([miss, rebound], gone)).toEqual(['11 2PA -1', '21 DREB -1', '21 REB -1']);
  expect(change([gone, rebound], { ...rebound, isDeleted: true })).toEqual([]);
  expect(change([gone, rebound], miss)).toEqual(['11 2PA 1', '21 DREB 1', '21 REB 1']);
});

test('the shot was of a player of the other team: the assist of the wrong side counts no more', () => {
  const shot = play('MADE_TWO', 11);
  const assist = play('ASSIST', 12, { linkedPlayId: shot.id });
  expect(change([shot, assist], { ...shot, teamId: 2, playerId: 21 })).toEqual([
    '11 2PA -1',
    '11 2PM -1',
    '11 PTS -2',
    '12 AST -1',
    '21 2PA 1',
    '21 2PM 1',
    '21 PTS 2',
    'team 1 in 5 -2',
    'team 2 in 5 2',
  ]);
});

test('at one clock time the order is that of entry', () => {
  const [first, second] = [play('MADE_FREE_THROW', 11, { clock: 80 }), play('MADE_FREE_THROW', 21, { clock: 80 })];
  expect([second, first].toSorted(comparePlays([5, 6]))).toEqual([first, second]);
  expect(summarizePlays([second, first], game).plays.map(({ score }) => [score.home, score.away])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('a technical before tip-off, of somebody on the bench, and its free throw', () => {
  const technical = play('TECHNICAL_FOUL', 16, { sortOrder: -1 });
  const summary = summarizePlays(
    [play('PERIOD_START', null), technical, play('MADE_FREE_THROW', 21, { sortOrder: -0.5 })],
    game,
  );
  expect(summary.plays.map(({ play: { kind } }) => kind)).toEqual([
    'TECHNICAL_FOUL',
    'MADE_FREE_THROW',
    'PERIOD_START',
  ]);
  expect(summary.score).toEqual({ home: 0, away: 1 });
  expect(summary.times).not.toBeNull();
});

test('a basket that is inserted before a substitution counts for who was on the court', () => {
  const substitution = play('SUBSTITUTION', 16, { otherPlayerId: 11, clock: 300 });
  const inserted = play('MADE_TWO', 12, { sortOrder: substitution.sortOrder - 0.5 });
  const of = (plays: Play[]): Map<unknown, number> =>
    new Map(summarizePlays(plays, game).times!.map(({ playerId, plusMinus }) => [playerId, plusMinus]));
  expect(of([substitution, inserted]).get(11)).toBe(2);
  expect(of([substitution, inserted]).get(16)).toBe(0);
  expect(of([substitution, { ...inserted, sortOrder: substitution.sortOrder + 0.5 }]).get(16)).toBe(2);
});
