import type { Id } from '../ordering/id.js';
import type { Bracket, BracketGame, BracketMatch, BracketRound, SupposedWinners } from './bracket.js';
import { type BracketOptions, PLAIN_BRACKET } from './bracket-options.js';
import { THIRD_PLACE } from './match-id.js';
import { MatchPlayer, type OpenMatch } from './match-player.js';
import { playFinals } from './play-finals.js';
import { playLosersBracket } from './play-losers-bracket.js';
import { type MainBracket, playMainBracket } from './play-main-bracket.js';

type OpenRounds = readonly (readonly OpenMatch[])[];

const NOTHING_SUPPOSED: SupposedWinners = new Map();

/**
 * Works out a bracket from nothing but the order of the seeds, what the division decides, and the games. A game fills
 * the match whose two teams it has, and if it was created for a match, none of another round; of several the earliest
 * decided count. Because nothing is kept between calls, correcting an early result changes all that follows from it.
 * @param seeds team ids, the best first, each once and written as the games write them; fewer than two give no rounds
 *   and no champion
 * @param supposed who is supposed to win matches that games have not decided; what is said of a decided match, or of a
 *   team that does not come to it, is passed over
 */
export function resolveBracket(
  seeds: readonly Id[],
  games: readonly BracketGame[],
  options: BracketOptions = PLAIN_BRACKET,
  supposed: SupposedWinners = NOTHING_SUPPOSED,
): Bracket {
  const player = new MatchPlayer(games, options, supposed);
  const main = playMainBracket(seeds, player);
  return options.kind === 'double' ? resolveDouble(main, player) : resolveSingle(main, player, options);
}

function resolveSingle(main: MainBracket, player: MatchPlayer, options: BracketOptions): Bracket {
  const [upper = null, lower = null] = main.losers.at(-2) ?? [];
  const third = options.thirdPlace
    ? player.play({ id: THIRD_PLACE, round: main.rounds.length, slot: 0 }, upper, lower).match
    : null;
  const final = main.rounds.at(-1)?.[0];
  const inOrder = [...main.rounds.slice(0, -1).flat(), ...(third ? [third] : []), ...(final ? [final] : [])];
  const known = byId(player.finish(inOrder));
  return {
    rounds: roundsOf(main.rounds, known),
    losersRounds: [],
    finals: [],
    thirdPlace: third && (known.get(third.id) ?? null),
    championTeamId: final?.winner?.teamId ?? null,
    unmatchedGameIds: player.unmatched(),
  };
}

function resolveDouble(main: MainBracket, player: MatchPlayer): Bracket {
  const losers = playLosersBracket(main.losers, player);
  const finals = playFinals(main.winner, losers.winner, player);
  const known = byId(player.finish([...inTurns(main.rounds, losers.rounds), ...finals.matches]));
  return {
    rounds: roundsOf(main.rounds, known),
    losersRounds: roundsOf(losers.rounds, known),
    finals: finals.matches.flatMap(({ id }) => known.get(id) ?? []),
    thirdPlace: null,
    championTeamId: finals.champion?.teamId ?? null,
    unmatchedGameIds: player.unmatched(),
  };
}

/** All matches in the order in which both brackets are usually played: one round of winners, two of losers. */
function inTurns(winners: OpenRounds, losers: OpenRounds): OpenMatch[] {
  const turns = winners.map((round, index) => [
    ...(index > 1 ? (losers[2 * index - 2] ?? []) : []),
    ...round,
    ...(losers[index === 0 ? 0 : 2 * index - 1] ?? []),
  ]);
  return turns.flat();
}

function byId(matches: readonly BracketMatch[]): Map<string, BracketMatch> {
  return new Map(matches.map((match) => [match.id, match]));
}

function roundsOf(rounds: OpenRounds, known: ReadonlyMap<string, BracketMatch>): BracketRound[] {
  return rounds
    .map((matches) => matches.flatMap(({ id }) => known.get(id) ?? []))
    .filter((matches) => matches.length > 0)
    .map((matches, index) => ({ number: index + 1, matches }));
}
