import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { WatchedGame } from '../watched-game';
import { Board } from './board';

/** The scoreboard for the hall: it has the window to itself, and goes on by itself. */
export default function BoardScreen() {
  useScreenTitle('Board');
  return <WatchedGame>{(watched) => <Board {...watched} />}</WatchedGame>;
}
