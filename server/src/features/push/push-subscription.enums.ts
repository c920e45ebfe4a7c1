import { registerEnumType } from 'type-graphql';
import type { GameNotice as StoredGameNotice } from '../../domain/game-news/game-notices.js';

export const GameNotice = {
  MOVED: 'moved',
  CALLED_OFF: 'called_off',
  BEGINS: 'begins',
  ENDS: 'ends',
} as const satisfies Record<string, StoredGameNotice>;
export type GameNotice = StoredGameNotice;
registerEnumType(GameNotice, {
  name: 'GameNotice',
  description: 'What a browser may want to be told of a team’s games.',
  valuesConfig: {
    MOVED: { description: 'It is played at another time or place.' },
    CALLED_OFF: { description: 'It is postponed or cancelled, or takes place after all.' },
    BEGINS: { description: 'It has begun.' },
    ENDS: { description: 'It is over, with its result, or that result is corrected.' },
  },
});
