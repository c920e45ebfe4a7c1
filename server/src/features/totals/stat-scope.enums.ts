import { registerEnumType } from 'type-graphql';

export const StatScope = { ACTIVE: 'active', ALL: 'all' } as const;
export type StatScope = (typeof StatScope)[keyof typeof StatScope];
registerEnumType(StatScope, {
  name: 'StatScope',
  description: "Which seasons a player's figures are from.",
  valuesConfig: {
    ACTIVE: { description: 'Active seasons.' },
    ALL: { description: 'All seasons, and games of no season.' },
  },
});
