import { lazy } from 'react';
import { WhenAlive } from './when-alive';

const List = lazy(() => import('./line-picture-list'));

/** A player's game of which there is a picture. */
export interface LinePicture {
  game: string;
  player: string;
  /** What tells it from the others of the page: the player, or the game. */
  label: string;
}

/** Pictures of players' games beside sharing a page. */
export function LinePictures({ lines }: { lines: () => readonly LinePicture[] }) {
  return (
    <WhenAlive>
      <List lines={lines} />
    </WhenAlive>
  );
}
