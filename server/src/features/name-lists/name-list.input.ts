import { Field, ID, InputType } from 'type-graphql';

const LINES = 'Lines of a list as it was pasted, at most 200 with something on them. Blank ones are skipped.';

@InputType({ description: 'Players to put on the roster of a team, by their names.' })
export class PlayerListInput {
  @Field(() => ID, { description: 'The season-league team.' })
  seasonLeagueTeamId!: string;

  @Field(() => [String], { description: `${LINES} 'Ana Reyes', 'Reyes, Ana', or with a jersey number '12 Ana Reyes'.` })
  lines!: string[];
}

@InputType({ description: 'Teams to add by their names.' })
export class TeamListInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The season league that they join; without it they are in no league.',
  })
  seasonLeagueId?: string | null;

  @Field(() => [String], { description: LINES })
  lines!: string[];
}
