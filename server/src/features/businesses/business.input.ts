import { Field, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import { SignupStatus } from './business.enums.js';

@InputType({ description: 'What every business can be given.' })
class BusinessFieldsInput {
  @Field(() => String, { nullable: true, description: 'Telephone number, at most 50 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its site, beginning with https:// or http://.' })
  website?: string | null;

  @Field(() => [String], { nullable: true, description: 'Cities.' })
  cities?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'States.' })
  states?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Where it is, at most 500 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its page on Facebook.' })
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its page on Instagram.' })
  instagram?: string | null;

  @Field(() => [String], { nullable: true, description: 'Sports, of those that `businessOptions` offers.' })
  sports?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Categories, of those that `businessOptions` offers.' })
  categories?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The season that is running, at most 200 characters.' })
  season?: string | null;

  @Field(() => String, { nullable: true, description: 'The season after that, at most 200 characters.' })
  nextSeason?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day to sign up.' })
  signupDeadline?: string | null;

  @Field(() => SignupStatus, { nullable: true, description: 'Whether it takes sign-ups; a new one does.' })
  signupStatus?: SignupStatus | null;

  @Field(() => String, { nullable: true, description: 'What it costs, at most 200 characters.' })
  cost?: string | null;

  @Field(() => String, { nullable: true, description: 'For whom it is, at most 200 characters.' })
  skillLevel?: string | null;
}

@InputType({ description: 'A new business.' })
export class CreateBusinessInput extends BusinessFieldsInput {
  @Field(() => String, { description: 'Name, 1 to 200 characters.' })
  name!: string;
}

@InputType({ description: 'Changes of a business; what is absent stays, null clears.' })
export class UpdateBusinessInput extends BusinessFieldsInput {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
