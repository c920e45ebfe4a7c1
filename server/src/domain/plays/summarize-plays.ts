import type { Side } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';
import { comparePlays } from './compare-plays.js';
import { hasLostLink } from './link-holds.js';
import { linkedPlays } from './linked-plays.js';
import { otherSide } from './other-side.js';
import type { Play } from './play.js';
import type {
  BothSides,
  Bonus,
  PeriodFouls,
  PlacedShot,
  PlaySummary,
  ScoredPlay,
  SummarizedGame,
} from './play-summary.js';
import { playerTimes } from './player-times.js';
import { sideOf } from './side-of.js';
import { startersOfPlays } from './starters-of-plays.js';

type Counts = Record<Side, number>;
const none = (): Counts => ({ home: 0, away: 0 });

/**
 * What the plays of a game tell: the score after each, who led and by how much, where points came from, fouls, shots,
 * and, where substitutions are complete, time on the court.
 * @param all in any order; those taken away are passed over
 */
export function summarizePlays<P extends Play>(all: readonly P[], noted: SummarizedGame): PlaySummary<P> {
  const plays = all.filter(({ isDeleted }) => !isDeleted).toSorted(comparePlays(noted.periods.map(({ id }) => id)));
  const game = {
    ...noted,
    // Only who has a line can be noted, so the plays know of more.
    starters: {
      home: startersOfPlays(plays, noted.teamIds[0], noted.starters.home),
      away: startersOfPlays(plays, noted.teamIds[1], noted.starters.away),
    },
  };
  const scored = scoreOf(plays, game);
  return {
    plays: scored,
    score: scored.at(-1)?.score ?? none(),
    ...leadsOf(scored, game),
    ...originsOf(
      scored.filter((play) => !play.hasLostLink),
      game,
    ),
    benchPoints: benchOf(scored, game),
    fouls: foulsOf(plays, game),
    timeouts: count(plays, game, ({ kind }) => kind === 'TIMEOUT'),
    shots: shotsOf(plays, game),
    ...playerTimes(scored, game),
  };
}

function pointsOf(play: Play, { vocabulary }: SummarizedGame): number {
  return play.teamId === null ? 0 : (vocabulary.rules.get(play.kind)?.points ?? 0);
}

function count(plays: readonly Play[], game: SummarizedGame, isCounted: (play: Play) => boolean): Counts {
  const counts = none();
  for (const play of plays) {
    const side = sideOf(play.teamId, game.teamIds);
    if (side !== null && isCounted(play)) counts[side] += 1;
  }
  return counts;
}

function scoreOf<P extends Play>(plays: readonly P[], game: SummarizedGame): ScoredPlay<P>[] {
  let score: BothSides<number> = none();
  let periodId: string | null = null;
  const around = linkedPlays(plays);
  return plays.map((play) => {
    if (game.vocabulary.scoring === 'won' && String(play.periodId) !== periodId) score = none();
    periodId = String(play.periodId);
    const side = sideOf(play.teamId, game.teamIds);
    const points = side === null ? 0 : pointsOf(play, game);
    if (side !== null && points !== 0) score = { ...score, [side]: score[side] + points };
    return {
      play,
      side,
      score,
      isScoring: side !== null && points !== 0,
      hasLostLink: hasLostLink(play, around(play).target, game),
    };
  });
}

function leadsOf(
  scored: readonly ScoredPlay<Play>[],
  game: SummarizedGame,
): Pick<PlaySummary<Play>, 'leadChanges' | 'ties' | 'biggestLead' | 'longestRun'> {
  const [biggestLead, longestRun] = [none(), none()];
  let [leadChanges, ties, run] = [0, 0, 0];
  let leader: Side | null = null;
  let runner: Side | null = null;
  let periodId: string | null = null;
  for (const { play, side, score, isScoring } of scored) {
    if (game.vocabulary.scoring === 'won' && String(play.periodId) !== periodId)
      [leader, runner, run] = [null, null, 0];
    periodId = String(play.periodId);
    if (!isScoring || side === null) continue;
    run = (runner === side ? run : 0) + pointsOf(play, game);
    runner = side;
    longestRun[side] = Math.max(longestRun[side], run);
    const lead = score.home - score.away;
    if (lead === 0) ties += 1;
    else {
      const ahead: Side = lead > 0 ? 'home' : 'away';
      if (leader !== null && leader !== ahead) leadChanges += 1;
      leader = ahead;
      biggestLead[ahead] = Math.max(biggestLead[ahead], Math.abs(lead));
    }
  }
  return { leadChanges, ties, biggestLead, longestRun };
}

/** Whose attack it is that began with a turnover of the others or an own rebound, and whether its basket was made. */
interface Attack {
  side: Side;
  isSpent: boolean;
}

const FIELD_GOALS = ['MADE_TWO', 'MADE_THREE'];
const MISSES = ['MISSED_TWO', 'MISSED_THREE'];
const ATTACKS = [...FIELD_GOALS, ...MISSES, 'TURNOVER', 'OFFENSIVE_FOUL', 'DEFENSIVE_REBOUND', 'OFFENSIVE_REBOUND'];

/**
 * Points off turnovers and second chances. What began such an attack holds until the other side has the ball; after its
 * basket only free throws still belong to it, since of an attack of the others nothing need have been entered.
 */
function originsOf(
  scored: readonly ScoredPlay<Play>[],
  game: SummarizedGame,
): Pick<PlaySummary<Play>, 'pointsOffTurnovers' | 'secondChancePoints'> {
  const [pointsOffTurnovers, secondChancePoints] = [none(), none()];
  let turnover: Attack | null = null;
  let second: Attack | null = null;
  let periodId: string | null = null;
  for (const { play, side } of scored) {
    if (String(play.periodId) !== periodId) turnover = second = null;
    periodId = String(play.periodId);
    if (side === null) continue;
    const isBasket = FIELD_GOALS.includes(play.kind);
    const isShot = isBasket || MISSES.includes(play.kind);
    const ended = (attack: Attack | null): Attack | null =>
      attack !== null && ATTACKS.includes(play.kind) && (attack.side !== side || (attack.isSpent && isShot))
        ? null
        : attack;
    turnover = ended(turnover);
    second = ended(second);
    const points = isBasket || play.kind === 'MADE_FREE_THROW' ? pointsOf(play, game) : 0;
    if (turnover?.side === side) {
      pointsOffTurnovers[side] += points;
      turnover.isSpent ||= isBasket;
    }
    if (second?.side === side) {
      secondChancePoints[side] += points;
      second.isSpent ||= isBasket;
    }
    if (play.kind === 'TURNOVER' || play.kind === 'OFFENSIVE_FOUL') {
      turnover = { side: otherSide(side), isSpent: false };
      second = null;
    } else if (play.kind === 'OFFENSIVE_REBOUND') second = { side, isSpent: false };
  }
  return { pointsOffTurnovers, secondChancePoints };
}

function benchOf(scored: readonly ScoredPlay<Play>[], game: SummarizedGame): BothSides<number | null> {
  const of = (side: Side): number | null => {
    const starters = new Set(game.starters[side].map(String));
    if (starters.size === 0) return null;
    const bench = scored.filter(
      ({ play, side: own }) => own === side && play.playerId !== null && !starters.has(String(play.playerId)),
    );
    return bench.reduce((sum, { play }) => sum + pointsOf(play, game), 0);
  };
  return { home: of('home'), away: of('away') };
}

const FOULS = ['PERSONAL_FOUL', 'SHOOTING_FOUL', 'OFFENSIVE_FOUL'];

function foulsOf(plays: readonly Play[], game: SummarizedGame): PeriodFouls[] {
  const { settings, periods } = game;
  const isTeamFoul = ({ kind, playerId }: Play): boolean =>
    FOULS.includes(kind) || (kind === 'TECHNICAL_FOUL' && playerId !== null && settings.technicalCountsAsPersonal);
  const bonusAt = (fouls: number): Bonus => {
    if (settings.doubleBonusFouls !== null && fouls >= settings.doubleBonusFouls) return 'double';
    return settings.bonusFouls !== null && fouls >= settings.bonusFouls ? 'bonus' : 'none';
  };
  return periods.flatMap(({ id }) => {
    const own = plays.filter(({ periodId }) => String(periodId) === String(id));
    if (own.length === 0) return [];
    const fouls = count(own, game, isTeamFoul);
    return [{ periodId: id as Id, fouls, bonus: { home: bonusAt(fouls.away), away: bonusAt(fouls.home) } }];
  });
}

function shotsOf(plays: readonly Play[], game: SummarizedGame): PlaySummary<Play>['shots'] {
  const placed: PlacedShot[] = [];
  let shots = 0;
  for (const play of plays) {
    const side = sideOf(play.teamId, game.teamIds);
    const isMade = FIELD_GOALS.includes(play.kind);
    if (side === null || (!isMade && !MISSES.includes(play.kind))) continue;
    shots += 1;
    const { id: playId, playerId, x, y } = play;
    const points = play.kind.endsWith('THREE') ? 3 : 2;
    if (x !== null && y !== null) placed.push({ playId, side, playerId, x, y, isMade, points });
  }
  return { placed, count: shots };
}
