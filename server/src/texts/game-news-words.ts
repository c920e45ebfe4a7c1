import { placeText } from '../domain/game/place-text.js';
import type { Appointment } from '../domain/game/rescheduled-from.js';
import type { ToldGameNews } from '../features/game-news/game-news.service.js';
import type { Said } from './texts.js';

/**
 * What followers are told of a game, whatever it is sent by: a line above, and lines below. Names of teams and places
 * alone.
 */
export interface GameNewsWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Puts news of a game into words. */
export function gameNewsWords({ kind, game, former }: ToldGameNews, said: Said): GameNewsWords {
  const { server } = said;
  const [home, away] = [game.homeTeam.name, game.awayTeam.name];
  const matchup = server.at({ away, home });
  const present = appointment({ ...game, location: placeText(game) }, said);
  const before = appointment(former, said);
  switch (kind) {
    case 'moved':
      return {
        title: server.game_news_moved({ game: matchup }),
        lines: [server.game_news_now({ when: present }), server.game_news_before({ when: before })],
      };
    case 'postponed':
      return { title: server.game_news_postponed({ game: matchup }), lines: [server.game_news_was({ when: before })] };
    case 'cancelled':
      return { title: server.game_news_cancelled({ game: matchup }), lines: [server.game_news_was({ when: before })] };
    case 'reinstated':
      return {
        title: server.game_news_reinstated({ game: matchup }),
        lines: [server.game_news_now({ when: present })],
      };
    case 'begins':
      return { title: server.game_news_begins({ game: matchup }), lines: [present] };
    case 'ends':
    case 'corrected': {
      const scores = game.homeScore === null || game.awayScore === null ? null : [game.awayScore, game.homeScore];
      const title = scores === null ? matchup : `${away} ${scores[0]}, ${home} ${scores[1]}`;
      if (kind === 'corrected')
        return {
          title: server.game_news_corrected({ result: title }),
          // A forfeit may have no scores.
          lines: [
            ...(scores === null ? [said.status(game.displayStatus)] : []),
            ...(former.scoreHome == null || former.scoreAway == null
              ? []
              : [server.game_news_before({ when: `${former.scoreAway}–${former.scoreHome}` })]),
          ],
        };
      return { title, lines: [scores === null ? said.status(game.displayStatus) : server.game_news_final()] };
    }
  }
}

/** 'Oct 1, 2025, 6:30 PM, Pier Hall'. */
function appointment({ date, time, location }: Appointment, said: Said): string {
  return [said.when({ date, time }), ...(location ? [location] : [])].join(', ');
}
