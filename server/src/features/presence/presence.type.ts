import { Field, ID, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';

/** Somebody who has a game open. */
@ObjectType({ description: 'An administrator, or a scorekeeper without an account, who has a game open.' })
export class Presence {
  @Field(() => ID, { description: 'The tab: one person may have a game open twice.' })
  id!: string;

  @Field(() => String, { description: 'Who it is.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'Where in the game; null where that was not said.' })
  place!: string | null;

  @Field(() => Moment, { description: 'When the tab said so last.' })
  seenAt!: Date;
}
