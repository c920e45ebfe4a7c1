import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPORTS } from '../sports/sport.js';
import { changeEffects } from './change-effects.js';
import { differenceOfEffects } from './difference-of-effects.js';
import { gameEffects } from './game-effects.js';
import type { CountedPlay } from './play.js';
import type { PlayEffects } from './play-effects.js';
import { PLAY_KINDS, type PlayKind } from './play-kind.js';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from './play-settings.js';
import { playVocabularyOf } from './play-vocabulary-of.js';

const HOME = 1;
const AWAY = 2;
const basketball = {
  vocabulary: playVocabularyOf('basketball'),
  teamIds: [HOME, AWAY] as const,
  settings: DEFAULT_PLAY_SETTINGS,
};

const play = (id: string, kind: PlayKind, changes: Partial<CountedPlay> = {}): CountedPlay => ({
  id,
  kind,
  isDeleted: false,
  periodId: 10,
  teamId: HOME,
  playerId: 7,
  otherPlayerId: null,
  linkedPlayId: null,
  ...changes,
});
const away = { teamId: AWAY, playerId: 8 };

/** As 'team player abbreviation delta' and 'team period delta', in order. */
const told = ({ statistics, score }: PlayEffects): string[] =>
  [
    ...statistics.map(({ teamId, playerId, abbreviation, delta }) => `${teamId} ${playerId} ${abbreviation} ${delta}`),
    ...score.map(({ teamId, periodId, delta }) => `${teamId} score of ${periodId} ${delta}`),
  ].toSorted();
const effectsOf = (plays: CountedPlay[], settings: Partial<PlaySettings> = {}): string[] =>
  told(gameEffects(plays, { ...basketball, settings: { ...DEFAULT_PLAY_SETTINGS, ...settings } }));

describe('a play adds', () => {
  test.each<[string, CountedPlay[], string[], Partial<PlaySettings>?]>([
    ['a two', [play('a', 'MADE_TWO')], ['1 7 2PA 1', '1 7 2PM 1', '1 7 PTS 2', '1 score of 10 2']],
    ['a three', [play('a', 'MADE_THREE')], ['1 7 3PA 1', '1 7 3PM 1', '1 7 PTS 3', '1 score of 10 3']],
    ['a missed two', [play('a', 'MISSED_TWO')], ['1 7 2PA 1']],
    ['a missed three', [play('a', 'MISSED_THREE')], ['1 7 3PA 1']],
    ['a free throw', [play('a', 'MADE_FREE_THROW')], ['1 7 FTA 1', '1 7 FTM 1', '1 7 PTS 1', '1 score of 10 1']],
    ['a missed free throw', [play('a', 'MISSED_FREE_THROW')], ['1 7 FTA 1']],
    [
      'an assist',
      [play('a', 'MADE_TWO', { playerId: null }), play('b', 'ASSIST', { linkedPlayId: 'a' })],
      ['1 7 AST 1', '1 score of 10 2'],
    ],
    [
      'an offensive rebound',
      [play('a', 'MISSED_TWO'), play('b', 'OFFENSIVE_REBOUND', { playerId: 9, linkedPlayId: 'a' })],
      ['1 7 2PA 1', '1 9 OREB 1', '1 9 REB 1'],
    ],
    [
      'a defensive rebound',
      [play('a', 'MISSED_TWO'), play('b', 'DEFENSIVE_REBOUND', { ...away, linkedPlayId: 'a' })],
      ['1 7 2PA 1', '2 8 DREB 1', '2 8 REB 1'],
    ],
    [
      'a turnover and its steal',
      [play('a', 'TURNOVER'), play('b', 'STEAL', { ...away, linkedPlayId: 'a' })],
      ['1 7 TO 1', '2 8 STL 1'],
    ],
    ['a personal foul', [play('a', 'PERSONAL_FOUL')], ['1 7 PF 1']],
    ['a shooting foul', [play('a', 'SHOOTING_FOUL')], ['1 7 PF 1']],
    ...(['SUBSTITUTION', 'PERIOD_START', 'PERIOD_END', 'TIMEOUT', 'JUMP_BALL', 'NOTE'] as const).map(
      (kind): [string, CountedPlay[], string[]] => [`nothing: ${kind}`, [play('a', kind)], []],
    ),
    ['the team alone', [play('a', 'MADE_TWO', { playerId: null })], ['1 score of 10 2']],
    ['a rebound of the team', [play('a', 'DEFENSIVE_REBOUND', { playerId: null })], []],
    ['an offensive foul', [play('a', 'OFFENSIVE_FOUL')], ['1 7 PF 1', '1 7 TO 1']],
    ['a technical of the bench', [play('a', 'TECHNICAL_FOUL', { playerId: null })], []],
    ['a technical that counts', [play('a', 'TECHNICAL_FOUL')], ['1 7 PF 1']],
    ['one that does not', [play('a', 'TECHNICAL_FOUL')], [], { technicalCountsAsPersonal: false }],
    ['a play that is taken away', [play('a', 'MADE_TWO', { isDeleted: true })], []],
    ['a play of another sport', [play('a', 'KILL')], []],
    [
      'a foul on a miss, which is no attempt',
      [play('a', 'MISSED_TWO'), play('b', 'SHOOTING_FOUL', { ...away, linkedPlayId: 'a' })],
      ['2 8 PF 1'],
    ],
    [
      'a foul that was entered first',
      [play('b', 'SHOOTING_FOUL', away), play('a', 'MISSED_TWO', { linkedPlayId: 'b' })],
      ['2 8 PF 1'],
    ],
    [
      'a foul on a made shot, which is one',
      [play('a', 'MADE_TWO', { playerId: null }), play('b', 'SHOOTING_FOUL', { ...away, linkedPlayId: 'a' })],
      ['1 score of 10 2', '2 8 PF 1'],
    ],
    [
      'an assist on a free throw',
      [play('a', 'MADE_FREE_THROW', { playerId: null }), play('b', 'ASSIST', { linkedPlayId: 'a' })],
      ['1 score of 10 1'],
    ],
    [
      'one where it counts',
      [play('a', 'MADE_FREE_THROW', { playerId: null }), play('b', 'ASSIST', { linkedPlayId: 'a' })],
      ['1 7 AST 1', '1 score of 10 1'],
      { assistsOnFreeThrows: true },
    ],
  ])('%s', (_name, plays, expected, settings) => {
    expect(effectsOf(plays, settings)).toEqual(expected);
  });

  test('a block, as long as its miss is one', () => {
    const block = play('b', 'BLOCK', { ...away, linkedPlayId: 'a' });
    const [miss, made] = [play('a', 'MISSED_TWO'), play('a', 'MADE_TWO', { playerId: null })];
    expect(effectsOf([miss, block])).toEqual(['1 7 2PA 1', '2 8 BLK 1']);
    expect(effectsOf([made, block])).toEqual(['1 score of 10 2']);
    expect(effectsOf([{ ...miss, isDeleted: true }, block])).toEqual([]);
    expect(effectsOf([block])).toEqual([]);
    expect(effectsOf([{ ...block, linkedPlayId: null }])).toEqual(['2 8 BLK 1']);
  });

  test('an assist of the shooter’s side only', () => {
    const shot = play('a', 'MADE_TWO', { playerId: null });
    expect(effectsOf([shot, play('b', 'ASSIST', { linkedPlayId: 'a', ...away })])).toEqual(['1 score of 10 2']);
  });
});

test('runs are batted in by the plate appearance that they are linked to', () => {
  const plays = [
    play('a', 'DOUBLE'),
    play('b', 'RUN', { playerId: 9, linkedPlayId: 'a' }),
    play('c', 'RUN', { playerId: 5, linkedPlayId: 'a', isDeleted: true }),
    play('d', 'HOME_RUN', { playerId: 6 }),
  ];
  expect(told(gameEffects(plays, { ...basketball, vocabulary: playVocabularyOf('baseball') }))).toEqual([
    '1 6 AB 1',
    '1 6 H 1',
    '1 6 HR 1',
    '1 6 R 1',
    '1 6 RBI 1',
    '1 7 2B 1',
    '1 7 AB 1',
    '1 7 H 1',
    '1 7 RBI 1',
    '1 9 R 1',
    '1 score of 10 2',
  ]);
});

test('the error of an opponent is a point of the one and an error of the other', () => {
  const error = play('a', 'OPPONENT_ERROR', { playerId: null, otherPlayerId: 8 });
  expect(told(gameEffects([error], { ...basketball, vocabulary: playVocabularyOf('volleyball') }))).toEqual([
    '1 score of 10 1',
    '2 8 E 1',
    '2 8 TA 1',
  ]);
});

const anyPlay = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  isDeleted: fc.boolean(),
  kind: fc.constantFrom(...PLAY_KINDS),
  periodId: fc.constantFrom(10, 11),
  teamId: fc.constantFrom(HOME, AWAY, null),
  playerId: fc.constantFrom(null, 5, 6, 7),
  otherPlayerId: fc.constantFrom(null, 8, 9),
  linkedPlayId: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
});
const anySettings = fc.record({
  assistsOnFreeThrows: fc.boolean(),
  technicalCountsAsPersonal: fc.boolean(),
  bonusFouls: fc.constant(5),
  doubleBonusFouls: fc.constant(null),
  periodMinutes: fc.constant(10),
});

test.each(SPORTS)('in %s the differences of any changes add up to what the plays add', (sport) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyPlay, anySettings), { maxLength: 40 }), (changes) => {
      const settingsOf = new Map<CountedPlay, PlaySettings>(changes);
      const game = {
        vocabulary: playVocabularyOf(sport),
        teamIds: basketball.teamIds,
        settings: (one: CountedPlay) => settingsOf.get(one)!,
      };
      let applied: PlayEffects = { statistics: [], score: [] };
      const stored = new Map<string, CountedPlay>();
      for (const [change] of changes) {
        applied = differenceOfEffects([], [applied, changeEffects(stored, change, game)]);
        stored.set(change.id, change);
      }
      expect(told(applied)).toEqual(told(gameEffects([...stored.values()], game)));
    }),
    { numRuns: 500 },
  );
});

test.each(SPORTS)('the rules of %s name what there is', (sport) => {
  const { rules } = playVocabularyOf(sport);
  const all = [...rules.values()];
  expect(all.flatMap(({ link }) => link?.to ?? []).filter((kind) => !rules.has(kind))).toEqual([]);
  const counting = all.filter(({ player, points, statistics }) => player === 'needed' || points || statistics.length);
  expect(counting.filter(({ team }) => team !== 'needed')).toEqual([]);
});
