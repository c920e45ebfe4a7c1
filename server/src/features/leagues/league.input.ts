import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput } from '../../lib/fields/inputs.js';
import { LEAGUE_INPUT } from './league.fields.js';

@InputType({ description: 'A league for a season: by name, copied from another season, or both.' })
export class CreateLeagueInput {
  @Field(() => ID, { description: 'The season that gets it.' })
  seasonId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name, 1 to 200 characters. A league that had this name in another season is the same league. Only with `copyFromSeasonId` it may be left out.',
  })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'A season to copy the league of this name from, with its teams and rosters; without a name all its leagues. Games are not copied.',
  })
  copyFromSeasonId?: string | null;
}

@InputType({ description: 'Changes of a league; what is absent stays.' })
export class UpdateLeagueInput extends changesInput(LEAGUE_INPUT) {
  @Field(() => ID, { nullable: true, description: 'The season that `position` is about.' })
  seasonId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Place among the season's leagues, from 0. The others stay where they are; `reorderSeasonLeagues` sets all at once.",
  })
  position?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the league that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: "A season's leagues in a new order." })
export class ReorderSeasonLeaguesInput {
  @Field(() => ID, { description: 'The season.' })
  seasonId!: string;

  @Field(() => [ID], { description: 'The ids of all its leagues, first to last.' })
  leagueIds!: string[];
}
