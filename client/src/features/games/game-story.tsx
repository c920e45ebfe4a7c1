import type { BoxScoreGame } from './box-score-data';
import { GameLeaders } from './game-leaders';
import { Recap } from './recap';

/** What stands between the scoreboard and the box score of a game: what can be told of it, and who led it. */
export default function GameStory({ game }: { game: BoxScoreGame }) {
  return (
    <>
      {game.recap.length > 0 && <Recap game={game} />}
      {game.leaders.length > 0 && <GameLeaders game={game} />}
    </>
  );
}
