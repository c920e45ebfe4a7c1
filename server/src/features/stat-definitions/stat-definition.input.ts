import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { CHANGED_STATISTIC, NEW_STATISTIC } from './stat-definition.fields.js';
import { StatKind } from './stat-definition.type.js';

@InputType({ description: "A new statistic of the organization's own; it comes at the end of the list." })
export class CreateStatDefinitionInput extends newInput(NEW_STATISTIC) {
  @Field(() => ID, { description: 'The sport.' })
  sportId!: string;

  @Field(() => StatKind, { description: 'How it comes about; not PERCENTAGE, which the sport alone has.' })
  kind!: StatKind;
}

@InputType({ description: 'Changes of a statistic; what is absent stays. One of the sport is only shown or hidden.' })
export class UpdateStatDefinitionInput extends changesInput(CHANGED_STATISTIC) {
  @Field(() => StatKind, {
    nullable: true,
    description: 'How it comes about. What has values in games stays COUNTING. Only of a statistic of its own.',
  })
  kind?: StatKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
