import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { CHANGED_PERIOD, NEW_PERIOD } from './game-period.fields.js';
import { GamePeriodKind } from './game-period.type.js';

@InputType({ description: 'A new period; it comes at the end of the list.' })
export class CreateGamePeriodInput extends newInput(NEW_PERIOD) {
  @Field(() => ID, { description: 'The sport.' })
  sportId!: string;

  @Field(() => ID, { nullable: true, description: "Super administrators: acts for this user's organization." })
  userId?: string | null;
}

@InputType({ description: 'Changes of a period; what is absent stays.' })
export class UpdateGamePeriodInput extends changesInput(CHANGED_PERIOD) {
  @Field(() => GamePeriodKind, {
    nullable: true,
    description:
      'Whether it is played always, or only at a tie: the eighth inning is an overtime of a league of seven. The final stays it, and nothing becomes it.',
  })
  kind?: GamePeriodKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
