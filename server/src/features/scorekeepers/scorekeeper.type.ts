import { Field, ID, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';

/** What the caller may enter without an account. */
@ObjectType({ description: 'What somebody without an account may enter: one game, until the link ends.' })
export class Scorekeeping {
  organizationId!: number;
  gameId!: number;

  @Field(() => ID, { description: 'The link that was opened.' })
  id!: string;

  @Field(() => String, { description: 'The name that its holder gave.' })
  name!: string;

  @Field(() => Moment, {
    description: 'When it ends: at six in the morning after the game, by the organization’s clock.',
  })
  endsAt!: Date;
}

/** Somebody who has opened a link. */
@ObjectType({ description: 'A browser in which a link was opened.' })
export class ScorekeeperHolder {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'The name that its holder gave.' })
  name!: string;

  @Field(() => Moment, { description: 'When it was opened.' })
  openedAt!: Date;

  @Field(() => Moment, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;
}

/** A link for scorekeepers, without its secret. */
@ObjectType({ description: 'A link by which people without an account enter one game.' })
export class ScorekeeperLink {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'The user name of who made it.' })
  madeBy!: string;

  @Field(() => Moment, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Moment, { description: 'When it ends by itself.' })
  endsAt!: Date;

  @Field(() => Moment, { nullable: true, description: 'When it was revoked; null for one that was not.' })
  revokedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it opens its game: neither revoked nor over.' })
  isOpen!: boolean;

  @Field(() => [ScorekeeperHolder], { description: 'Who has opened it, the first one first.' })
  holders!: ScorekeeperHolder[];
}

/** A link that was made. */
@ObjectType({ description: 'A link that was made, with what opens it; neither is told again.' })
export class CreateScorekeeperLinkPayload {
  @Field(() => ScorekeeperLink, { description: 'The link.' })
  link!: ScorekeeperLink;

  @Field(() => String, { description: 'What its address ends with: /score/{secret}, on any of the hosts.' })
  secret!: string;

  @Field(() => String, { description: 'The same to be typed at /score.' })
  code!: string;
}

/** A link that was revoked. */
@ObjectType({ description: 'What revoking a link did.' })
export class RevokeScorekeeperLinkPayload {
  @Field(() => ScorekeeperLink, { description: 'The link as it is now.' })
  link!: ScorekeeperLink;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when it was revoked before.' })
  undoId!: string | null;
}
