import { t } from '@/texts';
import { type CourtGame, type CourtPlayer, playerOf, sideOfTeam } from '../court-game';
import { clockText } from '../keeping/game-clock';
import type { PlayContent } from '../keeping/play';
import type { Undoable } from '../keeping/act';
import { playLabel } from './play-label';

/** '7 Berg'; the name alone without a number. */
export function tagOf({ jersey, lastName, apart }: CourtPlayer): string {
  return jersey === null ? (apart ?? lastName) : `${jersey} ${lastName}`;
}

/** How many letters of a name stand in a small button. */
const SHORT_LETTERS = 3;
const beginningOf = ({ lastName }: CourtPlayer): string => lastName.slice(0, SHORT_LETTERS);

/** Whoever has no number in few letters: 'Ber', where another one's name begins so 'B. Ber'. */
export function shortNameOf(player: CourtPlayer, players: readonly CourtPlayer[]): string {
  const beginning = beginningOf(player);
  const alike = players.filter((each) => each.jersey === null && beginningOf(each) === beginning);
  return alike.length > 1 ? `${[...player.name][0]}. ${beginning}` : beginning;
}

/** What happened: 'Two made', 'End of Q1'. */
export function labelOf({ periods }: CourtGame, { kind, note, periodId }: PlayContent): string {
  if (kind === 'NOTE' && note !== null) return note;
  return playLabel(kind, periods.find(({ id }) => id === periodId)?.name);
}

/**
 * Who did it: '7 Berg', 'Aces', '4 Cole for 7 Berg', of an error that was a point for the Bulls '7 Berg, Aces'; '' for
 * nobody.
 */
export function whoOf(game: CourtGame, play: PlayContent): string {
  const [player, other] = [playerOf(game, play.playerId), playerOf(game, play.otherPlayerId)];
  if (play.kind === 'SUBSTITUTION') {
    if (player === null) return other === null ? '' : t.playKinds.leaves({ player: tagOf(other) });
    return other === null
      ? t.plays.on({ tagOf: tagOf(player) })
      : t.plays.for({ tagOf: tagOf(player), tagOf2: tagOf(other) });
  }
  if (other !== null && play.kind === 'OPPONENT_ERROR')
    return `${tagOf(other)}, ${game[play.teamId === game.home.teamId ? 'away' : 'home'].teamName}`;
  const name = player === null ? (sideOfTeam(game, play.teamId)?.teamName ?? '') : tagOf(player);
  return other === null ? name : `${name}, ${tagOf(other)}`;
}

/** A play in one line: '7 Berg: Two made'. */
export function lineOf(game: CourtGame, play: PlayContent): string {
  const who = whoOf(game, play);
  return who === '' ? labelOf(game, play) : `${who}: ${labelOf(game, play)}`;
}

/** A play with when it was: '7 Berg: Two made, Q1, 9:30', 'End of Q1, 0:00'. */
export function wholeLineOf(game: CourtGame, play: PlayContent): string {
  const isNamed = play.kind === 'PERIOD_START' || play.kind === 'PERIOD_END';
  const period = isNamed ? null : game.periods.find(({ id }) => id === play.periodId)?.name;
  const clock = play.clock === null ? null : clockText(play.clock);
  return [lineOf(game, play), period, clock].filter((part) => part != null).join(', ');
}

/** What an undo takes back, in one line. */
export function undoLineOf(game: CourtGame, { act, play }: Undoable): string {
  const line = lineOf(game, play);
  if (act === 'entered') return t.plays.undo_line({ line });
  return act === 'changed' ? t.plays.undo_correction({ line }) : t.plays.undo_deletion({ line });
}

/** A play as it is read out, with the score where it changed. */
export function spokenOf(game: CourtGame, play: PlayContent, score: { home: number; away: number } | null): string {
  const player = playerOf(game, play.playerId);
  const team = sideOfTeam(game, play.teamId)?.teamName;
  const who = [
    team,
    player && (player.jersey === null ? player.name : t.playKinds.number({ number: player.jersey })),
  ].filter(Boolean);
  const text = [...who, labelOf(game, play)].join(', ');
  return score === null ? `${text}.` : t.plays.to_3({ text, home: score.home, away: score.away });
}
