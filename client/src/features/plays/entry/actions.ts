import type { PlayKind } from '@domain/plays/play-kind';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';
import { playLabel } from '../shown/play-label';
import { t } from '@/texts';

/** How much is entered: the score by team; points and fouls by player; everything. */
export const ENTRY_MODES = ['score', 'fouls', 'everything'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** What somebody can tap. */
export interface Action {
  readonly kind: PlayKind;
  /** In full, for screen readers and lists. */
  readonly label: string;
  /** On the button. */
  readonly short: string;
  /** What the button is called: in full, and by the words on it for those who work by speaking them. */
  readonly name: string;
  /** The letter that stands for it. */
  readonly key: string;
  readonly tone: 'made' | 'missed' | 'foul' | 'plain';
}

type Look = readonly [short: string, key: string, tone?: Action['tone']];

/** How kinds look. What is not here goes by its label, and by no key. */
const looksText = (): Partial<Record<PlayKind, Look>> => ({
  MADE_TWO: ['+2', 'w', 'made'],
  MADE_THREE: ['+3', 'e', 'made'],
  MADE_FREE_THROW: ['+1', 'q', 'made'],
  MISSED_TWO: [t.plays.miss_2(), 's', 'missed'],
  MISSED_THREE: [t.plays.miss_3(), 'd', 'missed'],
  MISSED_FREE_THROW: [t.plays.miss_1(), 'z', 'missed'],
  OFFENSIVE_REBOUND: [t.plays.off_reb(), 'o'],
  DEFENSIVE_REBOUND: [t.plays.def_reb(), 'r'],
  ASSIST: [t.plays.assist(), 'i'],
  BLOCK: [t.plays.block(), 'b'],
  STEAL: [t.plays.steal(), 'l'],
  TURNOVER: [t.plays.turnover(), 't'],
  PERSONAL_FOUL: [t.plays.foul(), 'f', 'foul'],
  SHOOTING_FOUL: [t.plays.shooting(), 'g', 'foul'],
  OFFENSIVE_FOUL: [t.plays.off_foul(), 'c', 'foul'],
  TECHNICAL_FOUL: [t.plays.technical(), 'x', 'foul'],
  JUMP_BALL: [t.plays.jump(), 'j'],
  POINT: [t.plays.point(), 'p', 'made'],
  KILL: [t.plays.kill(), 'k', 'made'],
  ACE: [t.plays.ace(), 'e', 'made'],
  BLOCK_POINT: [t.plays.block(), 'b', 'made'],
  OPPONENT_ERROR: [t.plays.their_error(), 'x', 'made'],
  DIG: [t.plays.dig(), 'd'],
  WINNER: [t.plays.winner(), 'w', 'made'],
  DOUBLE_FAULT: [t.plays.double_fault(), 'd', 'missed'],
  UNFORCED_ERROR: [t.plays.unforced_error(), 'u', 'missed'],
  GAME_WON: [t.common.game(), 'g', 'made'],
  SINGLE: [t.plays.n_1b(), 'q', 'made'],
  DOUBLE: [t.plays.n_2b(), 'w', 'made'],
  TRIPLE: [t.plays.n_3b(), 'e', 'made'],
  HOME_RUN: [t.plays.hr(), 'r', 'made'],
  WALK: [t.plays.walk(), 'b'],
  HIT_BY_PITCH: [t.plays.hit_by_pitch(), 'p'],
  STRIKEOUT: [t.plays.strikeout(), 'k', 'missed'],
  OUT: [t.plays.out(), 'o', 'missed'],
  SACRIFICE: [t.plays.sacrifice(), 's', 'missed'],
  REACHED_ON_ERROR: [t.plays.on_error(), 'x'],
  RUN: [t.plays.run(), 'n', 'made'],
});

/** The order of the buttons, where it is not the vocabulary's: what is made, below it what is missed. */
const ORDER: readonly PlayKind[] = [
  ...(['MADE_TWO', 'MADE_THREE', 'MADE_FREE_THROW', 'MISSED_TWO', 'MISSED_THREE', 'MISSED_FREE_THROW'] as const),
  ...(['DEFENSIVE_REBOUND', 'OFFENSIVE_REBOUND', 'TURNOVER', 'ASSIST', 'STEAL', 'BLOCK'] as const),
  ...(['PERSONAL_FOUL', 'SHOOTING_FOUL', 'OFFENSIVE_FOUL', 'TECHNICAL_FOUL'] as const),
];

/** What has a place of its own on the screen. */
const ELSEWHERE: ReadonlySet<PlayKind> = new Set(['SUBSTITUTION', 'TIMEOUT', 'PERIOD_START', 'PERIOD_END', 'NOTE']);

/** Whether somebody who is off the court may well have done it, too. */
export function isOfBench(kind: PlayKind | null): boolean {
  return kind === 'TECHNICAL_FOUL';
}

/** A kind as it is tapped. */
export function actionOf(kind: PlayKind): Action {
  const label = playLabel(kind);
  const [short, key, tone] = looksText()[kind] ?? [label, ''];
  const name = label.toLowerCase().includes(short.toLowerCase()) ? label : `${label}, ${short}`;
  return { kind, label, short, name, key, tone: tone ?? 'plain' };
}

/** What can be tapped in a mode, in the order of the buttons. */
export function actionsOf(vocabulary: PlayVocabulary, mode: EntryMode): Action[] {
  const kinds = [...vocabulary.rules.keys()].filter((kind) => !ELSEWHERE.has(kind));
  const place = (kind: PlayKind): number => {
    const position = ORDER.indexOf(kind);
    return position < 0 ? ORDER.length + kinds.indexOf(kind) : position;
  };
  const actions = kinds.toSorted((a, b) => place(a) - place(b)).map((kind) => actionOf(kind));
  return actions.filter(({ kind }) => isOfMode(kind, vocabulary, mode));
}

/** Whether a kind is entered in a mode. */
export function isOfMode(kind: PlayKind, vocabulary: PlayVocabulary, mode: EntryMode): boolean {
  const points = vocabulary.rules.get(kind)?.points ?? 0;
  if (mode === 'everything') return true;
  if (mode === 'fouls') return points > 0 || looksText()[kind]?.[2] === 'foul';
  return scoreKinds(vocabulary).includes(kind);
}

/** The modes of a sport: where only one kind scores, and nobody fouls, that of scorers says no more than the score. */
export function modesOf(vocabulary: PlayVocabulary): EntryMode[] {
  const isSame = actionsOf(vocabulary, 'fouls').length === actionsOf(vocabulary, 'score').length;
  return ENTRY_MODES.filter((mode) => mode !== 'fouls' || !isSame);
}

/** The mode that a device is in, of those that the sport has: it may have been chosen for another one. */
export function modeFor(vocabulary: PlayVocabulary, mode: EntryMode): EntryMode {
  return modesOf(vocabulary).includes(mode) ? mode : 'score';
}

/** For each number of points the kind that says least else: what is entered where only the score is kept. */
export function scoreKinds(vocabulary: PlayVocabulary): PlayKind[] {
  const byPoints = new Map<number, PlayKind>();
  for (const [kind, { points, statistics }] of vocabulary.rules) {
    const known = byPoints.get(points);
    const least = known === undefined ? Infinity : vocabulary.rules.get(known)!.statistics.length;
    if (points > 0 && statistics.length < least) byPoints.set(points, kind);
  }
  return [...byPoints].toSorted(([a], [b]) => a - b).map(([, kind]) => kind);
}
