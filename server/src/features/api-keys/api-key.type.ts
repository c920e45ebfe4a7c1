import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Moment } from '../../lib/scalars.js';
import { ApiKeyScope } from './api-key.enums.js';

/** What a key has asked on one day. */
@ObjectType({ description: 'What a key has asked on one day.' })
export class ApiKeyDay {
  @Field(() => CalendarDate, { description: 'The day, by UTC.' })
  date!: string;

  @Field(() => Int, { description: 'Requests, those with errors among them.' })
  requests!: number;

  @Field(() => Int, { description: 'Requests that were refused or failed.' })
  errors!: number;
}

/** A game that is being simulated. */
@ObjectType({ description: 'A game that is being simulated.' })
export class SimulatedGame {
  @Field(() => ID, { nullable: true, description: 'The game, of the test organization; null until it has been made.' })
  gameId!: number | null;

  @Field(() => Int, { description: 'How many times as fast as a real game, 1 to 1000.' })
  speed!: number;

  @Field(() => Moment, { description: 'When it was started.' })
  startedAt!: Date;
}

/** What a test key opens. */
@ObjectType({
  description:
    'An organization for trying things out by one key: it is made anew every night, and in no list of organizations.',
})
export class TestOrganization {
  @Field(() => ID, { description: 'Its id as that of an organization.' })
  id!: number;

  @Field(() => String, { description: 'Its name as shown.' })
  name!: string;

  @Field(() => String, { description: 'First path segment of its pages, which whoever is told it may read.' })
  slug!: string;

  @Field(() => Moment, { description: 'When it was last made anew.' })
  resetAt!: Date;

  @Field(() => SimulatedGame, { nullable: true, description: 'The game that is being simulated in it; null for none.' })
  simulatedGame!: SimulatedGame | null;
}

/** A key, without what opens anything. */
@ObjectType({
  description: 'A key by which programs ask and write for the organization. The key itself is shown once.',
})
export class ApiKey {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'What it is for. The audit trail names it.' })
  name!: string;

  @Field(() => String, { description: 'How the key begins.' })
  prefix!: string;

  @Field(() => [ApiKeyScope], { description: 'What it may, from little to much, with what is included.' })
  scopes!: ApiKeyScope[];

  @Field(() => [String], {
    description:
      'Origins of pages that may use it. Empty: pages of any origin may read by it. Programs that are no browser send none.',
  })
  origins!: string[];

  @Field(() => Boolean, { description: 'Whether it opens a test organization of its own instead of the organization.' })
  isTest!: boolean;

  @Field(() => TestOrganization, {
    nullable: true,
    description: 'What a test key opens; null for every other key, and for one that was revoked.',
  })
  testOrganization!: TestOrganization | null;

  @Field(() => String, { description: 'The user name of who made it.' })
  madeBy!: string;

  @Field(() => Moment, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Moment, { nullable: true, description: 'When it ends by itself; null: never.' })
  expiresAt!: Date | null;

  @Field(() => Moment, { nullable: true, description: 'When it was revoked; null for one that was not.' })
  revokedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it opens anything: neither revoked nor expired.' })
  isValid!: boolean;

  @Field(() => Moment, { nullable: true, description: 'When it was last shown; a few seconds late.' })
  lastUsedAt!: Date | null;

  @Field(() => [ApiKeyDay], { description: 'What it has asked on each of the last 30 days, the oldest first.' })
  days!: ApiKeyDay[];

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;
}

/** A key that was made. */
@ObjectType({ description: 'A key that was made.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key without what opens anything.' })
  apiKey!: ApiKey;

  @Field(() => String, {
    description: 'What `Authorization: Bearer` takes. It is told this once, and kept nowhere.',
  })
  secret!: string;
}

/** A key that was changed. */
@ObjectType({ description: 'A key that was changed.' })
export class UpdateApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key as it is now.' })
  apiKey!: ApiKey;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing differs.' })
  undoId!: string | null;
}

/** A key that was revoked. */
@ObjectType({ description: 'A key that was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key as it is now.' })
  apiKey!: ApiKey;
}
