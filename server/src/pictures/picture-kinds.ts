import type { PagePicture } from '../domain/sites/picture-of-page.js';
import { gamePicture } from './kinds/game.js';
import { linePicture, tallLinePicture } from './kinds/line.js';
import { playerPicture } from './kinds/player.js';
import { standingsPicture } from './kinds/standings.js';
import { teamPicture } from './kinds/team.js';
import type { PictureKind } from './picture.js';

/** What `GET /picture/{kind}.png` shows. */
export const PICTURES: Readonly<Record<PagePicture['kind'], PictureKind>> = {
  game: gamePicture,
  player: playerPicture,
  team: teamPicture,
  standings: standingsPicture,
  line: linePicture,
  'line-tall': tallLinePicture,
};
