import type { Said } from '../texts/texts.js';
import type { PictureTeam } from './picture.js';

/** A game as pictures read it. */
export interface Game {
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly location: string | null;
  readonly home: Side;
  readonly away: Side;
}
/** One of its teams. */
export interface Side {
  readonly team: PictureTeam;
  readonly score: number | null;
  readonly liveScore: number | null;
}
/** What is asked of a team and of a game. */
export const LOOK = 'name logoUrl colour abbreviation';
export const TEAM = `{ ${LOOK} }`;
const SIDE = `{ team ${TEAM} score liveScore }`;
export const GAME = `date time status displayStatus location home ${SIDE} away ${SIDE}`;

/** Of a running game what it stands at. */
export function shownScore({ status }: Game, { score, liveScore }: Side): number | null {
  return score ?? (status === 'IN_PROGRESS' ? liveScore : null);
}

/** 'Bulls at Aces'. */
export function matchup({ home, away }: Game, t: Said['server']): string {
  return t.at({ away: away.team.name, home: home.team.name });
}
