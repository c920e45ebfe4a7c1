import type { PlayKind } from '@domain/plays/play-kind';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';

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
  /** The letter that stands for it. */
  readonly key: string;
  readonly tone: 'made' | 'missed' | 'foul' | 'plain';
}

type Look = readonly [short: string, key: string, tone?: Action['tone']];

/** How kinds look. What is not here goes by its label, and by no key. */
const LOOKS: Partial<Record<PlayKind, Look>> = {
  MADE_TWO: ['+2', 'w', 'made'],
  MADE_THREE: ['+3', 'e', 'made'],
  MADE_FREE_THROW: ['+1', 'q', 'made'],
  MISSED_TWO: ['Miss 2', 's', 'missed'],
  MISSED_THREE: ['Miss 3', 'd', 'missed'],
  MISSED_FREE_THROW: ['Miss 1', 'z', 'missed'],
  OFFENSIVE_REBOUND: ['Off. reb', 'o'],
  DEFENSIVE_REBOUND: ['Def. reb', 'r'],
  ASSIST: ['Assist', 'i'],
  BLOCK: ['Block', 'b'],
  STEAL: ['Steal', 'l'],
  TURNOVER: ['Turnover', 't'],
  PERSONAL_FOUL: ['Foul', 'f', 'foul'],
  SHOOTING_FOUL: ['Shooting', 'g', 'foul'],
  OFFENSIVE_FOUL: ['Off. foul', 'c', 'foul'],
  TECHNICAL_FOUL: ['Technical', 'x', 'foul'],
  JUMP_BALL: ['Jump', 'j'],
  POINT: ['Point', 'p', 'made'],
  KILL: ['Kill', 'k', 'made'],
  ACE: ['Ace', 'e', 'made'],
  BLOCK_POINT: ['Block', 'b', 'made'],
  OPPONENT_ERROR: ['Their error', 'x', 'made'],
  DIG: ['Dig', 'd'],
  WINNER: ['Winner', 'w', 'made'],
  DOUBLE_FAULT: ['Double fault', 'd', 'missed'],
  UNFORCED_ERROR: ['Unforced error', 'u', 'missed'],
  GAME_WON: ['Game', 'g', 'made'],
  SINGLE: ['1B', 'q', 'made'],
  DOUBLE: ['2B', 'w', 'made'],
  TRIPLE: ['3B', 'e', 'made'],
  HOME_RUN: ['HR', 'r', 'made'],
  WALK: ['Walk', 'b'],
  HIT_BY_PITCH: ['Hit by pitch', 'p'],
  STRIKEOUT: ['Strikeout', 'k', 'missed'],
  OUT: ['Out', 'o', 'missed'],
  SACRIFICE: ['Sacrifice', 's', 'missed'],
  REACHED_ON_ERROR: ['On error', 'x'],
  RUN: ['Run', 'n', 'made'],
};

/** The order of the buttons, where it is not the vocabulary's: what is made, below it what is missed. */
const ORDER: readonly PlayKind[] = [
  ...(['MADE_TWO', 'MADE_THREE', 'MADE_FREE_THROW', 'MISSED_TWO', 'MISSED_THREE', 'MISSED_FREE_THROW'] as const),
  ...(['DEFENSIVE_REBOUND', 'OFFENSIVE_REBOUND', 'TURNOVER', 'ASSIST', 'STEAL', 'BLOCK'] as const),
  ...(['PERSONAL_FOUL', 'SHOOTING_FOUL', 'OFFENSIVE_FOUL', 'TECHNICAL_FOUL'] as const),
];

/** What has a place of its own on the screen. */
const ELSEWHERE: ReadonlySet<PlayKind> = new Set(['SUBSTITUTION', 'TIMEOUT', 'PERIOD_START', 'PERIOD_END', 'NOTE']);

/** A kind as it is tapped. */
export function actionOf(kind: PlayKind, vocabulary: PlayVocabulary): Action {
  const label = vocabulary.rules.get(kind)?.label ?? kind;
  const [short, key, tone] = LOOKS[kind] ?? [label, ''];
  return { kind, label, short, key, tone: tone ?? 'plain' };
}

/** What can be tapped in a mode, in the order of the buttons. */
export function actionsOf(vocabulary: PlayVocabulary, mode: EntryMode): Action[] {
  const kinds = [...vocabulary.rules.keys()].filter((kind) => !ELSEWHERE.has(kind));
  const place = (kind: PlayKind): number => {
    const position = ORDER.indexOf(kind);
    return position < 0 ? ORDER.length + kinds.indexOf(kind) : position;
  };
  const actions = kinds.toSorted((a, b) => place(a) - place(b)).map((kind) => actionOf(kind, vocabulary));
  return actions.filter(({ kind }) => isOfMode(kind, vocabulary, mode));
}

/** Whether a kind is entered in a mode. */
export function isOfMode(kind: PlayKind, vocabulary: PlayVocabulary, mode: EntryMode): boolean {
  const points = vocabulary.rules.get(kind)?.points ?? 0;
  if (mode === 'everything') return true;
  if (mode === 'fouls') return points > 0 || LOOKS[kind]?.[2] === 'foul';
  return scoreKinds(vocabulary).includes(kind);
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
