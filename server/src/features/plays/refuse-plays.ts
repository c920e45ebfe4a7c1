import { periodKindOf } from '../../domain/periods/period-kind-of.js';
import type { PlayRule, PlayVocabulary } from '../../domain/plays/play-vocabulary.js';
import { AppError, type FieldError, invalidInput, unprocessable } from '../../lib/errors.js';
import type { SentPlay } from './check-plays.js';
import type { PlayedGame } from './played-game.js';

/** What is wrong with plays, by how it is answered. */
interface Problems {
  readonly missing: FieldError[];
  readonly unknown: FieldError[];
  readonly refused: FieldError[];
}

/**
 * Refuses plays that cannot be of a game.
 * @throws 400 for what a kind of play needs; 404 for periods, teams and players that are not of the game; 422 for kinds
 *   that the sport has not, and for the final; also for a player who is named for both teams
 */
export function refusePlays(game: PlayedGame, vocabulary: PlayVocabulary, plays: readonly SentPlay[]): void {
  const problems: Problems = { missing: [], unknown: [], refused: [] };
  for (const play of plays) {
    const rule = vocabulary.rules.get(play.kind);
    if (rule) checkNeeds(play, rule, problems);
    else
      problems.refused.push({
        field: `${play.field}.kind`,
        message: `${play.kind} is no play of ${vocabulary.sport}.`,
      });
    checkPeriod(game, play, problems);
    checkSides(game, play, rule, problems);
  }
  problems.refused.push(...namedForBoth(vocabulary, game, plays));
  const { missing, unknown, refused } = problems;
  if (missing.length > 0) throw invalidInput(missing);
  if (unknown.length > 0) throw new AppError('NOT_FOUND', unknown[0]!.message, { errors: unknown });
  if (refused.length > 0) throw unprocessable(refused[0]!.message, undefined, refused);
}

function checkNeeds(play: SentPlay, rule: PlayRule, { missing }: Problems): void {
  const { field } = play;
  for (const [name, need] of [
    ['teamId', rule.team],
    ['playerId', rule.player],
    ['otherPlayerId', rule.otherPlayer],
  ] as const) {
    // Whoever is deleted as a player leaves the play to the team.
    if (need === 'needed' && play[name] === null && !play.isDeleted)
      missing.push({ field: `${field}.${name}`, message: `${field}.${name} is required: ${rule.label}.` });
    if (need === 'none' && play[name] !== null)
      missing.push({ field: `${field}.${name}`, message: `${field}.${name} must be empty: ${rule.label}.` });
  }
  if (play.teamId === null && rule.team === 'optional' && (play.playerId !== null || play.otherPlayerId !== null))
    missing.push({ field: `${field}.teamId`, message: `${field}.teamId is required where a player is named.` });
  if (play.kind === 'SUBSTITUTION' && play.playerId === null && play.otherPlayerId === null && !play.isDeleted)
    missing.push({
      field: `${field}.playerId`,
      message: `${field}.playerId is required: who comes on, or who goes off.`,
    });
}

function checkPeriod({ periods }: PlayedGame, { field, periodId }: SentPlay, { unknown, refused }: Problems): void {
  const period = periods.find(([id]) => id === periodId);
  if (!period) {
    unknown.push({ field: `${field}.periodId`, message: "Period not found among those of the game's sport." });
    return;
  }
  const [, kind, name] = period;
  if (kind === 'final' || periodKindOf(name) === 'final')
    refused.push({ field: `${field}.periodId`, message: `${name} is no period: nothing is played in it.` });
}

function checkSides(game: PlayedGame, play: SentPlay, rule: PlayRule | undefined, { unknown }: Problems): void {
  const { field, teamId } = play;
  if (teamId === null) return;
  if (!game.teamIds.includes(teamId)) {
    unknown.push({ field: `${field}.teamId`, message: 'Team not found: it does not play in this game.' });
    return;
  }
  const stored = game.stored.get(play.id);
  for (const [name, id, ofTeam] of namedPlayers(game, play, rule)) {
    if (game.players.some((player) => player.playerId === id && player.teamId === ofTeam)) continue;
    // Who has left the roster since keeps the plays there are.
    if (stored?.teamId === teamId && stored[name] === id) continue;
    unknown.push({
      field: `${field}.${name}`,
      message: 'Player not found: neither on the roster of the team nor in the box score for it.',
    });
  }
}

/** The players of a play, each with the team of which it says that they are. */
function namedPlayers(
  { teamIds: [home, away] }: PlayedGame,
  { teamId, playerId, otherPlayerId }: SentPlay,
  rule: PlayRule | undefined,
): (readonly [name: 'playerId' | 'otherPlayerId', id: number, teamId: number | null])[] {
  const otherTeamId = rule?.otherSide === 'other' ? (teamId === home ? away : home) : teamId;
  return [
    ...(playerId === null ? [] : [['playerId', playerId, teamId] as const]),
    ...(otherPlayerId === null ? [] : [['otherPlayerId', otherPlayerId, otherTeamId] as const]),
  ];
}

/**
 * Whoever is on both rosters may play for either team, but in a game for one; what a play said before it was changed is
 * no matter.
 */
function namedForBoth(vocabulary: PlayVocabulary, game: PlayedGame, plays: readonly SentPlay[]): FieldError[] {
  const teamOf = new Map<number, number | null>();
  const latest = [...new Map(plays.map((play) => [play.id, play])).values()].filter((play) => !play.isDeleted);
  return latest.flatMap((play) =>
    namedPlayers(game, play, vocabulary.rules.get(play.kind)).flatMap(([name, id, teamId]) => {
      const first = teamOf.get(id);
      if (first === undefined) teamOf.set(id, teamId);
      if (first === undefined || first === teamId) return [];
      return [
        {
          field: `${play.field}.${name}`,
          message: 'Player is named for both teams. Please name the player for one of them.',
        },
      ];
    }),
  );
}
