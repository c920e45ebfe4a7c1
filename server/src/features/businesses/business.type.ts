import { Field, InputType, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { SignupStatus } from './business.enums.js';
import { BusinessFields } from './business.fields.js';

/** A business or league around that an organization lists. */
@ObjectType({
  description: 'A business listing: a league, club or trainer around, and how to sign up there.',
  implements: Node,
})
export class Business extends shown(BusinessFields) {
  @Field(() => SignupStatus, { description: 'Whether it takes sign-ups.' })
  signupStatus!: SignupStatus;
}

@InputType({ description: 'Which businesses a list has; all conditions hold. Words are compared in any case.' })
export class BusinessFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, the location or a city; at most 100 characters.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Has this category.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Has this sport.' })
  sport?: string | null;

  @Field(() => String, { nullable: true, description: 'Is in this city.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Is in this state.' })
  state?: string | null;

  @Field(() => SignupStatus, { nullable: true, description: 'Takes sign-ups, or does not.' })
  signupStatus?: SignupStatus | null;
}

@ObjectType({
  description:
    'What the form of a business offers. Categories and sports are closed lists, states and cities suggestions.',
})
export class BusinessOptions {
  @Field(() => [String], { description: 'Categories.' })
  categories!: readonly string[];

  @Field(() => [String], { description: 'Sports.' })
  sports!: readonly string[];

  @Field(() => [String], { description: 'States.' })
  states!: readonly string[];

  @Field(() => [String], { description: 'Cities.' })
  cities!: readonly string[];
}
