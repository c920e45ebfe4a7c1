import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Changes of a statistic; what is absent stays.' })
export class UpdateStatDefinitionInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether public tables leave it out. Values stay.' })
  hidden?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
