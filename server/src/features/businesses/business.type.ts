import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import { SignupStatus } from './business.enums.js';

/** A business or league around that an organization lists. */
@ObjectType({ description: 'A business listing: a league, club or trainer around, and how to sign up there.' })
export class Business {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number, as written.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its site.' })
  website!: string | null;

  @Field(() => [String], { description: 'Cities.' })
  cities!: string[];

  @Field(() => [String], { description: 'States.' })
  states!: string[];

  @Field(() => String, { nullable: true, description: 'Where it is.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its page on Facebook.' })
  facebook!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its page on Instagram.' })
  instagram!: string | null;

  @Field(() => [String], { description: 'Sports: basketball, baseball, tennis, volleyball.' })
  sports!: string[];

  @Field(() => [String], { description: 'Categories: men, women, adult, youth, co-ed.' })
  categories!: string[];

  @Field(() => String, { nullable: true, description: 'The season that is running.' })
  season!: string | null;

  @Field(() => String, { nullable: true, description: 'The season after that.' })
  nextSeason!: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day to sign up.' })
  signupDeadline!: string | null;

  @Field(() => SignupStatus, { description: 'Whether it takes sign-ups.' })
  signupStatus!: SignupStatus;

  @Field(() => String, { nullable: true, description: 'What it costs.' })
  cost!: string | null;

  @Field(() => String, { nullable: true, description: 'For whom it is.' })
  skillLevel!: string | null;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
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
