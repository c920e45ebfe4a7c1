import type { LinePicture } from '@/app/line-pictures';
import { formatDate, noDate } from '@/lib/dates';
import type { PlayerGamesFragment } from './player.generated';

/** So many of the latest games are offered at once; the others have their pictures in the table. */
const MOST = 12;

/** The latest games of a player, as those of which there are pictures. */
export function picturesOf({ id, gameStats }: { id: string; gameStats: PlayerGamesFragment }): LinePicture[] {
  return gameStats.nodes.slice(0, MOST).map(({ game, opponent }) => ({
    game: game.id,
    player: id,
    label: `${formatDate(game.date) || noDate()}, ${opponent.name}`,
  }));
}
