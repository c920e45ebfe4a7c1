import type { Id } from '../ordering/id.js';
import type { PeriodKind } from '../periods/period-kind-of.js';
import type { Side } from '../game/game-status.js';
import type { Play } from './play.js';
import type { PlaySettings } from './play-settings.js';
import type { PlayVocabulary } from './play-vocabulary.js';

/** Something of each side. */
export type BothSides<T> = Readonly<Record<Side, T>>;

/** What the plays of a game are summarized with. */
export interface SummarizedGame {
  readonly vocabulary: PlayVocabulary;
  readonly settings: PlaySettings;
  readonly teamIds: readonly [home: Id, away: Id];
  /** In their order. */
  readonly periods: readonly { readonly id: Id; readonly kind: PeriodKind }[];
  /** Who of each side started, as the box score notes it; where it does not, the first substitutions say so. */
  readonly starters: BothSides<readonly Id[]>;
  /** Whether the game is over, and its last period with it, also where nobody has noted that; absent: it is. */
  readonly isOver?: boolean;
}

/** A play with how the game stands after it. */
export interface ScoredPlay<P extends Play> {
  readonly play: P;
  readonly side: Side | null;
  /** The game's score after it; in a sport of sets that of the set. */
  readonly score: BothSides<number>;
  /** Whether it changed the score. */
  readonly isScoring: boolean;
  /** Whether it counts for nothing since it has lost what it stands on: the shot of an assist was missed after all. */
  readonly hasLostLink: boolean;
}

/** How one side of a period stands with the other side's fouls. */
export type Bonus = 'none' | 'bonus' | 'double';

/** Fouls of a period. */
export interface PeriodFouls {
  readonly periodId: Id;
  readonly fouls: BothSides<number>;
  /** Whether a side shoots free throws for every foul of the other one. */
  readonly bonus: BothSides<Bonus>;
}

/** A shot with its place. */
export interface PlacedShot {
  readonly playId: string;
  readonly side: Side;
  readonly playerId: Id | null;
  readonly x: number;
  readonly y: number;
  readonly isMade: boolean;
  readonly points: number;
}

/** How long somebody was on the court, and how the score changed meanwhile. */
export interface PlayerTime {
  readonly side: Side;
  readonly playerId: Id;
  /** Null where clocks are missing. */
  readonly seconds: number | null;
  readonly plusMinus: number;
}

/**
 * How a play contradicts who is on the court by the substitutions: whom it is about, or who goes off, is not there; who
 * comes on is there already; or one too many comes on.
 */
export type Contradiction = 'absent' | 'present' | 'excess';

/** What a game's plays tell about it. */
export interface PlaySummary<P extends Play> {
  readonly plays: readonly ScoredPlay<P>[];
  readonly score: BothSides<number>;
  readonly leadChanges: number;
  readonly ties: number;
  readonly biggestLead: BothSides<number>;
  /** The most points of a side while the other one made none. */
  readonly longestRun: BothSides<number>;
  readonly pointsOffTurnovers: BothSides<number>;
  readonly secondChancePoints: BothSides<number>;
  /** Null where it is not noted who started. */
  readonly benchPoints: BothSides<number | null>;
  readonly fouls: readonly PeriodFouls[];
  readonly timeouts: BothSides<number>;
  readonly shots: { readonly placed: readonly PlacedShot[]; readonly count: number };
  /** Of each side of which it is known at every moment who was on the court; null where it is of neither. */
  readonly times: readonly PlayerTime[] | null;
  /** The plays because of which it is not, by id; of a side whose starters are known. */
  readonly contradictions: ReadonlyMap<string, Contradiction>;
}
