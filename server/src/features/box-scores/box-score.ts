import { type LiveScore, liveScore, type RunningSide } from '../../domain/game/live-score.js';
import { type ScoredPeriod, setsWon } from '../../domain/game/sets-won.js';
import { latestPeriod } from '../../domain/periods/latest-period.js';
import type { Side } from '../../domain/game/game-status.js';
import type { Scoring } from '../../domain/plays/scoring-of.js';
import { shownPeriods } from '../../domain/periods/shown-periods.js';
import { compareLeaders } from '../../domain/stats/compare-leaders.js';
import { GameStatus } from '../games/game.enums.js';
import type { Game } from '../games/game.type.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import type { Team } from '../teams/team.type.js';
import { BoxScoreLine, compareLines } from './box-score-line.js';
import type { LineRow, PeriodScoreRow } from './line-rows.js';
import type { ListedPlayer } from './listed-players.js';
import type { GameLeader } from './game-line.type.js';
import type { GameLiveScore, GameSide, PeriodScore } from './game-side.type.js';
import type { PlayedPeriods } from './played-periods.loaders.js';

// Whatever a box score calculates is calculated here and in its lines, and nowhere else: the graph's resolvers, the
// shortcut for a whole box score and, through the graph, REST and pages read these properties. A new one is a getter
// here with what it follows from, and a field of the graph's type.

/** What is read for a box score besides its game. */
export type Source = 'statDefinitions' | 'lines' | 'periodScores' | 'players';

/** What each field of a game follows from. Lines come with the statistics' definitions. */
const OF_GAME = {
  periods: ['periodScores'],
  statDefinitions: ['statDefinitions'],
  allStatDefinitions: ['statDefinitions'],
  home: [],
  away: [],
  liveScore: ['lines', 'periodScores'],
  leaders: ['lines'],
} satisfies Partial<Record<keyof BoxScore, readonly Source[]>>;

/** What each field of a side follows from. */
const OF_SIDE: Readonly<Record<Exclude<keyof GameSide, 'game' | 'side'>, readonly Source[]>> = {
  team: [],
  score: [],
  liveScore: ['lines', 'periodScores'],
  recordedScore: ['lines', 'periodScores'],
  periodScores: ['periodScores'],
  lines: ['lines'],
  totals: ['lines'],
  allTotals: ['lines'],
  hasLines: ['lines'],
};

/** A field of a game that its box score knows. */
export type GameField = keyof typeof OF_GAME;

/** The fields of a game that its box score knows. */
export const GAME_FIELDS = Object.keys(OF_GAME) as GameField[];

const SOURCES: ReadonlyMap<string, readonly Source[]> = new Map([
  ...Object.entries(OF_GAME).map(([name, sources]) => [`Game.${name}`, sources] as const),
  ...Object.entries(OF_SIDE).map(([name, sources]) => [`GameSide.${name}`, sources] as const),
]);

/** What a line knows of its player; for any other field the player has to be read. */
const LISTED = /^Player\.(?:__typename|id|firstName|lastName|fullName|imageUrl)$/;

/** What fields, each as `Type.field`, follow from together. */
export function sourcesOf(fields: Iterable<string>): ReadonlySet<Source> {
  const sources = new Set<Source>();
  for (const field of fields) {
    for (const source of SOURCES.get(field) ?? []) sources.add(source);
    if (field.startsWith('Player.') && !LISTED.test(field)) sources.add('players');
  }
  return sources;
}

/** What has been read for a box score; absent is what nobody asked for. */
export interface BoxScoreData {
  readonly game: Game;
  /** With definitions or lines. */
  readonly statistics?: Statistics | undefined;
  /** All of the sport, hidden ones too; with period scores. */
  readonly periods?: readonly GamePeriod[] | undefined;
  /** How periods make the score; with period scores. */
  readonly scoring?: Scoring | undefined;
  /** The abbreviation of what of players' lines adds up to it; with period scores. */
  readonly scoredIn?: string | undefined;
  /** Of a game of sets in progress what its plays say of them; null when nothing. */
  readonly played?: PlayedPeriods | null | undefined;
  readonly lines?: readonly LineRow[] | undefined;
  readonly periodScores?: readonly PeriodScoreRow[] | undefined;
  /** Who the lines are of; with lines. */
  readonly players?: ReadonlyMap<number, Player | ListedPlayer> | undefined;
}

type LinesOfSides = Readonly<Record<Side, BoxScoreLine[]>>;

/**
 * The box score of a game. What follows from its rows is calculated when it is first read, so that an operation that
 * does not select it does not pay for it.
 */
export class BoxScore {
  /** The home team's half. */
  readonly home: BoxScoreSide;
  /** The visiting team's half. */
  readonly away: BoxScoreSide;
  private linesBySide: LinesOfSides | undefined;
  private orderedLines: readonly BoxScoreLine[] | undefined;
  private shown: GamePeriod[] | undefined;
  private running: LiveScore | null | undefined;
  private recorded: LiveScore | null | undefined;
  private leading: GameLeader[] | undefined;

  constructor(readonly data: BoxScoreData) {
    const { homeTeam, awayTeam, homeScore, awayScore } = data.game;
    this.home = new BoxScoreSide(this, 'home', homeTeam, homeScore);
    this.away = new BoxScoreSide(this, 'away', awayTeam, awayScore);
  }

  /** The periods that it shows, in order. */
  get periods(): GamePeriod[] {
    return (this.shown ??= shownPeriods(
      asked(this.data.periods),
      new Set(asked(this.data.periodScores).map(({ periodId }) => periodId)),
      asked(this.data.scoring) === 'won' && this.isOver(),
    ));
  }

  /** The visible statistics: what values and totals align with. */
  get statDefinitions(): readonly StatDefinition[] {
    return asked(this.data.statistics).visible;
  }

  /** The visible statistics and those that the organization hides, without those that the league leaves out. */
  get allStatDefinitions(): readonly StatDefinition[] {
    return asked(this.data.statistics).kept;
  }

  /** Who led over both sides; a statistic of which nobody has any is left out. */
  get leaders(): GameLeader[] {
    return (this.leading ??= asked(this.data.statistics).led.flatMap(
      (abbreviation) => this.leaderIn(abbreviation) ?? [],
    ));
  }

  /** The lines of both sides: starters first, players who did not play last. */
  get lines(): readonly BoxScoreLine[] {
    return (this.orderedLines ??= [...this.linesOf.home, ...this.linesOf.away].sort(compareLines));
  }

  /** Those of each side. */
  get linesOf(): LinesOfSides {
    return (this.linesBySide ??= this.readLines());
  }

  /** Where a game in progress stands, 0-0 before anything is recorded; null of any other game. */
  get liveScore(): GameLiveScore | null {
    if (this.data.game.status !== GameStatus.IN_PROGRESS) return null;
    const { home = 0, away = 0 } = this.runningScore ?? {};
    const scored = new Set(asked(this.data.periodScores).map(({ periodId }) => periodId));
    return { home, away, period: latestPeriod(asked(this.data.periods), scored) };
  }

  /** The score by what is recorded, without a set that is not known to be over; null before anything is recorded. */
  get runningScore(): LiveScore | null {
    return (this.running ??= this.scoreSoFar(this.data.game.status !== GameStatus.IN_PROGRESS || this.isLastOver()));
  }

  /** The final score that would follow from what is recorded; null before anything is for either side. */
  get recordedScore(): LiveScore | null {
    return (this.recorded ??= this.scoreSoFar(true));
  }

  /** Whether the result is known. */
  private isOver(): boolean {
    const { status, homeScore, awayScore } = this.data.game;
    return status !== GameStatus.IN_PROGRESS && homeScore !== null && awayScore !== null;
  }

  private scoreSoFar(isLastOver: boolean): LiveScore | null {
    if (asked(this.data.scoring) === 'won') return setsWon(this.scoredPeriods(), isLastOver);
    return liveScore(this.runningSide(this.home), this.runningSide(this.away));
  }

  /** Whether the last period that is scored is over by the plays: it has ended, or a later one has begun. */
  private isLastOver(): boolean {
    const { played } = this.data;
    if (played == null) return false;
    const [periods, scores] = [asked(this.data.periods), asked(this.data.periodScores)];
    const last = periods.findLastIndex(({ id }) => scores.some(({ periodId }) => periodId === id));
    return (
      last >= 0 && periods.slice(last).some(({ id }, index) => (index === 0 ? played.ended : played.begun).has(id))
    );
  }

  private scoredPeriods(): ScoredPeriod[] {
    const scores = asked(this.data.periodScores);
    const of = (team: Team, period: GamePeriod): number | null =>
      scores.find(({ teamId, periodId }) => teamId === team.id && periodId === period.id)?.score ?? null;
    return asked(this.data.periods)
      .map((period) => ({ home: of(this.home.team, period), away: of(this.away.team, period) }))
      .filter(({ home, away }) => home !== null || away !== null);
  }

  private readLines(): LinesOfSides {
    const { homeTeam, awayTeam } = this.data.game;
    const statistics = asked(this.data.statistics);
    const players = asked(this.data.players);
    const home: BoxScoreLine[] = [];
    const away: BoxScoreLine[] = [];
    for (const row of asked(this.data.lines)) {
      // Who is not there was deleted after the lines had been read, together with them.
      const player = players.get(row.playerId);
      if (player === undefined) continue;
      if (row.teamId === homeTeam.id) home.push(new BoxScoreLine(statistics, homeTeam, player as Player, row));
      else away.push(new BoxScoreLine(statistics, awayTeam, player as Player, row));
    }
    return { home: home.sort(compareLines), away: away.sort(compareLines) };
  }

  private runningSide({ team, lines }: BoxScoreSide): RunningSide {
    const points = asked(this.data.statistics).indexOf(asked(this.data.scoredIn));
    return {
      points: sumOf(lines.map(({ derived }) => derived[points] ?? null)),
      periodScores: asked(this.data.periodScores).flatMap(({ teamId, score }) => (teamId === team.id ? [score] : [])),
    };
  }

  private leaderIn(abbreviation: string): GameLeader | null {
    const statistics = asked(this.data.statistics);
    const index = statistics.indexOf(abbreviation);
    const definition = statistics.all[index];
    const [first] = this.lines
      .map(({ player, team, derived }) => ({ ...player, player, team, value: derived[index] ?? 0 }))
      .sort(compareLeaders);
    if (definition === undefined || first === undefined || first.value <= 0) return null;
    const { player, team, value } = first;
    return { definition, player, value, side: team.id === this.home.team.id ? 'home' : 'away' };
  }
}

/** A team's half of a box score. */
export class BoxScoreSide implements GameSide {
  private scored: PeriodScore[] | undefined;
  private summed: (number | null)[] | undefined;

  constructor(
    private readonly boxScore: BoxScore,
    readonly side: Side,
    readonly team: Team,
    readonly score: number | null,
  ) {}

  get game(): Game {
    return this.boxScore.data.game;
  }

  get liveScore(): number | null {
    return this.boxScore.runningScore?.[this.side] ?? null;
  }

  get recordedScore(): number | null {
    return this.boxScore.recordedScore?.[this.side] ?? null;
  }

  get periodScores(): PeriodScore[] {
    return (this.scored ??= this.readPeriodScores());
  }

  get lines(): BoxScoreLine[] {
    return this.boxScore.linesOf[this.side];
  }

  /** Entered values are added, then sums and percentages follow from them. */
  get totals(): (number | null)[] {
    return asked(this.boxScore.data.statistics).shown((this.summed ??= this.sumLines()));
  }

  /** As `totals`, hidden ones included. */
  get allTotals(): (number | null)[] {
    return asked(this.boxScore.data.statistics).keptOf((this.summed ??= this.sumLines()));
  }

  get hasLines(): boolean {
    return this.lines.length > 0;
  }

  private readPeriodScores(): PeriodScore[] {
    const { periods, periodScores } = this.boxScore.data;
    const scores = asked(periodScores);
    const list: PeriodScore[] = [];
    for (const period of asked(periods)) {
      for (const { periodId, teamId, score, version, id } of scores) {
        if (periodId === period.id && teamId === this.team.id) list.push({ id, period, score, version });
      }
    }
    return list;
  }

  private sumLines(): (number | null)[] {
    return asked(this.boxScore.data.statistics).total(this.lines);
  }
}

/** What was read; its absence is a mistake in what a field is said to follow from. */
function asked<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('a field of the box score follows from more than was read for it');
  return data;
}

function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}
