import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { StandingsSettings } from '../../domain/standings/standings-rules.js';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { LeagueFields } from './league.fields.js';

/** A competition. What belongs to one season hangs on its season leagues. */
@ObjectType({ description: 'A competition; it is played in season leagues.', implements: Node })
export class League extends shown(LeagueFields) {}

/** A league in one season. */
@ObjectType({
  description: 'A league in one season. Its teams, games, schedules and weeks off belong to this season alone.',
  implements: Node,
})
export class SeasonLeague {
  organizationId!: number;
  seasonId!: number;
  leagueId!: number;
  standingsRules!: StandingsSettings;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Int, { description: "Its place among the season's leagues." })
  position!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
