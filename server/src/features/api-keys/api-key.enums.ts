import { registerEnumType } from 'type-graphql';

export const ApiKeyScope = {
  READ: 'read',
  READ_MEMBERS: 'read:members',
  WRITE_GAMES: 'write:games',
  WRITE: 'write',
} as const;
export type ApiKeyScope = (typeof ApiKeyScope)[keyof typeof ApiKeyScope];
registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What a key may. Each scope includes those before it.',
  valuesConfig: {
    READ: { description: '`read`: read what visitors may read.' },
    READ_MEMBERS: { description: '`read:members`: also what only staff see.' },
    WRITE_GAMES: { description: '`write:games`: also write games with their scores, statistics and plays.' },
    WRITE: { description: '`write`: also write everything else that staff may write.' },
  },
});
