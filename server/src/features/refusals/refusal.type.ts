import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { ofType } from '../../lib/concrete-type.js';
import type { ErrorCode, ErrorThing } from '../../lib/errors.js';
import { Json } from '../../lib/scalars.js';
import { ERROR_CODES } from './error-code.enums.js';

/** What every refusal says. */
export interface RefusalFacts {
  readonly mutation: string;
  readonly code: ErrorCode;
  readonly message: string;
}

@InterfaceType({ description: 'Why a mutation was refused, for whoever acts on it: its types say what by.' })
export abstract class Refusal implements RefusalFacts {
  constructor({ mutation, code, message }: RefusalFacts) {
    ofType(new.target.name, Object.assign(this, { mutation, code, message }));
  }

  @Field(() => String, {
    description: "The field of the document that was refused, by its alias where it has one: an error's `path[0]`.",
  })
  mutation!: string;

  @Field(() => ERROR_CODES, { description: 'What kind of refusal it is.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'What is wrong, in a sentence for people.' })
  message!: string;
}

@ObjectType({ description: 'A field that a refusal names, and what is wrong with it.' })
export class RefusedField {
  @Field(() => String, { description: 'Its name as the caller knows it: `name`, `sets.3.value`.' })
  field!: string;

  @Field(() => String, { description: 'What is wrong, and what would be right.' })
  message!: string;
}

@ObjectType({ description: 'A field that others have changed.' })
export class ChangedField {
  @Field(() => String, { description: "The field's name." })
  field!: string;

  @Field(() => Json, { nullable: true, description: 'Its value in the version that the caller had seen.' })
  before!: unknown;

  @Field(() => Json, { nullable: true, description: 'Its value now.' })
  after!: unknown;
}

@ObjectType({
  implements: Refusal,
  description: 'The thing was changed since the version that the change was based on: look at it, then decide.',
})
export class StaleVersion extends Refusal {
  @Field(() => Int, { description: 'The version that it has now: base the next try on it.' })
  version!: number;

  @Field(() => [String], { description: 'Who has changed it since.' })
  changedBy!: string[];

  @Field(() => [ChangedField], { description: 'What they changed.' })
  changes!: ChangedField[];

  thing!: ErrorThing;
}

@ObjectType({
  implements: Refusal,
  description: 'A value that only one thing may have (a name, a slug, a date) is another one’s.',
})
export class ValueTaken extends Refusal {
  @Field(() => String, { description: 'Which field of the input has it.' })
  field!: string;

  thing!: ErrorThing | null;
}

@ObjectType({ implements: Refusal, description: 'Well formed, but against a rule of the league.' })
export class RefusedByRule extends Refusal {
  @Field(() => [RefusedField], { description: 'The fields that the rule is about; none where it is about all of it.' })
  fields!: RefusedField[];

  @Field(() => Json, { nullable: true, description: 'What there is to choose from, where the rule leaves a choice.' })
  details!: unknown;
}

@ObjectType({ implements: Refusal, description: 'One or more values are missing or wrong.' })
export class InvalidInput extends Refusal {
  @Field(() => [RefusedField], { description: 'Each of them.' })
  fields!: RefusedField[];
}

@ObjectType({
  implements: Refusal,
  description: 'Everything else that the caller can act on: not signed in, not allowed, not found, too many tries.',
})
export class OtherRefusal extends Refusal {
  @Field(() => [RefusedField], { description: 'The fields that it is about; mostly none.' })
  fields!: RefusedField[];

  @Field(() => Json, { nullable: true, description: 'As in `extensions.details` of the error; null for most.' })
  details!: unknown;

  @Field(() => Int, { nullable: true, description: 'In how many seconds to try again; null where that is of no use.' })
  retryAfterSeconds!: number | null;
}
