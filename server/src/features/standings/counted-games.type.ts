import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';

/** Where a team played. */
export const Venue = { HOME: 'home', AWAY: 'away' } as const;
export type Venue = (typeof Venue)[keyof typeof Venue];
registerEnumType(Venue, {
  name: 'Venue',
  description: 'Where a team played.',
  valuesConfig: { HOME: { description: 'At home.' }, AWAY: { description: 'Away.' } },
});

/** The games behind a figure of a row of the standings. */
@ObjectType({ description: "The games behind a figure of a team's row in the standings, and what they come to." })
export class CountedGames {
  organizationId!: number;
  gameIds!: readonly number[];
  opponentIds!: readonly number[];
  seasonTeam!: SeasonLeagueTeam;

  @Field(() => Int, { description: 'Games won.' })
  wins!: number;

  @Field(() => Int, { description: 'Games lost.' })
  losses!: number;

  @Field(() => Int, {
    description: 'Games tied; they count in a league that gives points, and in the whole record alone.',
  })
  ties!: number;

  @Field(() => Int, { description: 'Points scored in them.' })
  pointsFor!: number;

  @Field(() => Int, { description: 'Points allowed in them.' })
  pointsAgainst!: number;
}
