import { registerEnumType } from 'type-graphql';

export const SeasonPart = { DIVISIONS: 'divisions', TEAMS: 'teams', ROSTERS: 'rosters' } as const;
export type SeasonPart = (typeof SeasonPart)[keyof typeof SeasonPart];
registerEnumType(SeasonPart, {
  name: 'SeasonPart',
  description: 'What a copied season brings beside its leagues. Games are never copied.',
  valuesConfig: {
    DIVISIONS: { description: 'Its divisions, with their teams if teams are copied.' },
    TEAMS: { description: 'Its teams with their captains, but those that withdrew.' },
    ROSTERS: { description: "Its teams' players. Asks for TEAMS." },
  },
});
