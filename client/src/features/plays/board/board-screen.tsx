import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { t } from '@/texts';
import { WatchedGame } from '../watched-game';
import { Board } from './board';

/** The scoreboard for the hall: it has the window to itself, and goes on by itself. */
export default function BoardScreen() {
  useScreenTitle(t.plays.board());
  return <WatchedGame>{(watched) => <Board {...watched} />}</WatchedGame>;
}
