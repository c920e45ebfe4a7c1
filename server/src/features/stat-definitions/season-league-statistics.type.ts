import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { StatDefinition } from './stat-definition.type.js';

/** A statistic as a season league shows it. */
@ObjectType({ description: 'A statistic as a season league shows it, or leaves it out.' })
export class SeasonLeagueStatistic {
  definition!: StatDefinition;

  @Field(() => ID, { description: 'Unique within the organization: of the season league and the statistic.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the season league leaves it out.' })
  hidden!: boolean;
}

@InputType({ description: 'What a season league does with a statistic.' })
export class SeasonLeagueStatisticInput {
  @Field(() => ID, { description: 'Which statistic of the sport.' })
  definitionId!: string;

  @Field(() => Boolean, { description: 'Whether the season league leaves it out.' })
  hidden!: boolean;
}

@InputType({ description: 'Which statistics a season league shows.' })
export class UpdateSeasonLeagueStatisticsInput {
  @Field(() => [SeasonLeagueStatisticInput], {
    nullable: true,
    description:
      'All statistics that the organization shows, in the order of the league; null: as the organization has them.',
  })
  statistics?: SeasonLeagueStatisticInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the season league that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: "What a command on a season league's statistics did." })
export class SeasonLeagueStatisticsPayload {
  organizationId!: number;
  seasonLeagueId!: number;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
