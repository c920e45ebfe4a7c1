import { Field, InputType, Int } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import { ApiKeyScope } from './api-key.enums.js';

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What it is for; at most 60 letters, no other key of the organization has it.' })
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'What it may; at least one.' })
  scopes!: ApiKeyScope[];

  @Field(() => Moment, { nullable: true, description: 'When it ends by itself; null or absent: never.' })
  expiresAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Origins of pages that may use it, as `https://example.org`; at most 20. None: any may read by it.',
  })
  origins?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for a test key: it opens a test organization of its own, which is made with it. At most 5 of an organization.',
  })
  isTest?: boolean | null;
}

@InputType({ description: 'Changes of a key. What is absent stays.' })
export class UpdateApiKeyInput {
  @Field(() => String, { nullable: true, description: 'What it is for.' })
  name?: string | null;

  @Field(() => [ApiKeyScope], { nullable: true, description: 'What it may.' })
  scopes?: ApiKeyScope[] | null;

  @Field(() => Moment, { nullable: true, description: 'When it ends by itself; null: never.' })
  expiresAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Origins of pages that may use it; empty: any may read by it.',
  })
  origins?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'The version that the change is based on.' })
  expectedVersion?: number | null;
}
