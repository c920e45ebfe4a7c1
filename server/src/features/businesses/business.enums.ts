import { registerEnumType } from 'type-graphql';

/** Whether a business takes sign-ups, as stored. */
export enum SignupStatus {
  ACTIVE = 'active',
  CLOSED = 'closed',
}

registerEnumType(SignupStatus, {
  name: 'SignupStatus',
  description: 'Whether a business takes sign-ups.',
  valuesConfig: {
    ACTIVE: { description: 'It does.' },
    CLOSED: { description: 'It does not, or not any more.' },
  },
});
