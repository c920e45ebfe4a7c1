import { ObjectType, registerEnumType } from 'type-graphql';
import type { StandingsRow } from './standings-row.type.js';

/** What tables of standings are of. */
export const StandingsGroup = { LEAGUE: 'league', DIVISION: 'division' } as const;
export type StandingsGroup = (typeof StandingsGroup)[keyof typeof StandingsGroup];
registerEnumType(StandingsGroup, {
  name: 'StandingsGroup',
  description: 'What tables of standings are of.',
  valuesConfig: {
    LEAGUE: { description: 'A table for each league, by its own rules.' },
    DIVISION: { description: 'A table for each division; teams of none have one at the end.' },
  },
});

/** Standings of one league or division. */
@ObjectType({ description: 'Standings of one league or one division of a season.' })
export class StandingsTable {
  organizationId!: number;
  leagueId!: number | null;
  divisionId!: number | null;
  rows!: StandingsRow[];
}
