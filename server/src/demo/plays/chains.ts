import type { PlayKind } from '../../domain/plays/play-kind.js';
import type { Random } from '../random.js';
import type { MadePlay } from './plays-of-lines.js';

/** Plays that belong together: a shot with its assist, a miss with its rebound, a foul with its free throws. */
export interface Chain {
  /** The play that the others are linked to comes first. */
  readonly plays: readonly MadePlay[];
  readonly period: number;
  /** In which stints of that period all of its players are on the court. */
  readonly stints: readonly number[];
}

/** In which stints of a period a player is on the court. */
export type StintsOf = (teamId: number, playerId: number, period: number) => readonly number[];

type Draft = { plays: MadePlay[]; period: number; stints: readonly number[] };

interface Follower {
  readonly to: readonly PlayKind[];
  readonly ofSameTeam: boolean;
}

const MISSES = ['MISSED_TWO', 'MISSED_THREE', 'MISSED_FREE_THROW'] as const;
/** What follows from what. In this order: a blocked shot is blocked before somebody has its rebound. */
const FOLLOWERS: ReadonlyMap<PlayKind, Follower> = new Map<PlayKind, Follower>([
  ['ASSIST', { to: ['MADE_TWO', 'MADE_THREE'], ofSameTeam: true }],
  ['STEAL', { to: ['TURNOVER'], ofSameTeam: false }],
  ['BLOCK', { to: ['MISSED_TWO', 'MISSED_THREE'], ofSameTeam: false }],
  ['OFFENSIVE_REBOUND', { to: MISSES, ofSameTeam: true }],
  ['DEFENSIVE_REBOUND', { to: MISSES, ofSameTeam: false }],
]);
const FREE_THROWS: readonly PlayKind[] = ['MADE_FREE_THROW', 'MISSED_FREE_THROW'];
const REBOUNDS: readonly PlayKind[] = ['OFFENSIVE_REBOUND', 'DEFENSIVE_REBOUND'];

/**
 * Puts plays together that follow from each other, as far as their players are on the court at once. What nothing is
 * left for stands alone. Baskets stay in their periods; what follows from one goes with it.
 * @param periodIds in their order
 */
export function chainsOf(
  random: Random,
  plays: readonly MadePlay[],
  periodIds: readonly number[],
  stintsOf: StintsOf,
): Chain[] {
  const alone = (play: MadePlay): Draft => {
    const period = periodIds.indexOf(play.periodId);
    return { plays: [play], period, stints: stintsOf(play.teamId, play.playerId, period) };
  };
  const shuffled = random.shuffled(plays);
  const isApart = ({ kind }: MadePlay): boolean =>
    isFollower(kind) || FREE_THROWS.includes(kind) || kind === 'PERSONAL_FOUL';
  const chains = [
    ...shuffled.filter((play) => !isApart(play)).map(alone),
    ...fouls(
      shuffled.filter(({ kind }) => kind === 'PERSONAL_FOUL').map(alone),
      shuffled.filter(({ kind }) => FREE_THROWS.includes(kind)).map(alone),
      stintsOf,
    ),
  ];
  for (const [kind, follower] of FOLLOWERS)
    for (const play of shuffled.filter((each) => each.kind === kind)) {
      const period = periodIds.indexOf(play.periodId);
      const found = chains
        .toSorted((a, b) => Math.abs(a.period - period) - Math.abs(b.period - period))
        .flatMap((chain) => joined(chain, play, follower, stintsOf))[0];
      if (found) Object.assign(found.chain, { plays: [...found.chain.plays, play], stints: found.stints });
      else chains.push(alone(play));
    }
  return chains;
}

/** Whether a play follows from another. */
export const isFollower = (kind: PlayKind): boolean => FOLLOWERS.has(kind);

/** The chain that a play can join, with the stints that are left then; none where it cannot. */
function joined(
  chain: Draft,
  { kind, teamId, playerId }: MadePlay,
  { to, ofSameTeam }: Follower,
  stintsOf: StintsOf,
): { chain: Draft; stints: number[] }[] {
  // A rebound is of the last free throw.
  const target = chain.plays.findLast(({ kind: of }) => !isFollower(of));
  if (target === undefined || !to.includes(target.kind) || (target.teamId === teamId) !== ofSameTeam) return [];
  const isTaken = (has: PlayKind): boolean => has === kind || (REBOUNDS.includes(kind) && REBOUNDS.includes(has));
  if (chain.plays.some((play) => isTaken(play.kind))) return [];
  if (kind === 'ASSIST' && target.playerId === playerId) return [];
  const stints = common(chain.stints, stintsOf(teamId, playerId, chain.period));
  return stints.length === 0 ? [] : [{ chain, stints }];
}

/** Fouls with two free throws each of a player of the other team, as long as there are such fouls; the rest alone. */
function fouls(fouled: Draft[], throws: Draft[], stintsOf: StintsOf): Draft[] {
  const left = [...fouled];
  const chains: Draft[] = [];
  while (throws.length > 0) {
    const first = throws.shift()!;
    const { teamId, playerId } = first.plays[0]!;
    const second = throws.findIndex(
      ({ plays: [play], period }) => play!.playerId === playerId && period === first.period,
    );
    const own = [...first.plays, ...(second < 0 ? [] : throws.splice(second, 1)[0]!.plays)];
    const stintsWith = ({ plays: [foul] }: Draft): number[] =>
      foul!.teamId === teamId ? [] : common(first.stints, stintsOf(foul!.teamId, foul!.playerId, first.period));
    const found = left
      .toSorted((a, b) => Math.abs(a.period - first.period) - Math.abs(b.period - first.period))
      .find((foul) => stintsWith(foul).length > 0);
    if (!found) chains.push({ ...first, plays: own });
    else {
      const foul: MadePlay = { ...found.plays[0]!, kind: 'SHOOTING_FOUL' };
      chains.push({ plays: [foul, ...own], period: first.period, stints: stintsWith(found) });
      left.splice(left.indexOf(found), 1);
    }
  }
  return [...chains, ...left];
}

const common = (some: readonly number[], others: readonly number[]): number[] =>
  some.filter((stint) => others.includes(stint));
