import { Field, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { SignupStatus } from './business.enums.js';
import { BUSINESS_INPUT } from './business.fields.js';

@InputType({ description: 'A new business.' })
export class CreateBusinessInput extends newInput(BUSINESS_INPUT) {
  @Field(() => SignupStatus, { nullable: true, description: 'Whether it takes sign-ups; a new one does.' })
  signupStatus?: SignupStatus | null;
}

@InputType({ description: 'Changes of a business; what is absent stays, null clears.' })
export class UpdateBusinessInput extends changesInput(BUSINESS_INPUT) {
  @Field(() => SignupStatus, { nullable: true, description: 'Whether it takes sign-ups; a new one does.' })
  signupStatus?: SignupStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
