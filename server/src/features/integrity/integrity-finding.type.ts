import { ArgsType, Field, ID, Int, InputType, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { Moment } from '../../lib/scalars.js';
import type { Game } from '../games/game.type.js';
import { IntegrityKind } from './integrity.enums.js';

@ObjectType({ description: 'With what reason a finding was accepted, and by whom.' })
export class FindingAcceptance {
  @Field(() => String, { description: 'Why it may stay as it is.' })
  reason!: string;

  @Field(() => String, { description: 'Who accepted it.' })
  acceptedBy!: string;

  @Field(() => Moment, { description: 'When.' })
  acceptedAt!: Date;
}

/** A finding; whom it is about is read beside it. */
@ObjectType({ description: 'Something in a game that does not agree.' })
export class IntegrityFinding {
  organizationId!: number;
  game!: Game;
  playerId!: number | null;

  @Field(() => ID, { description: 'The same as long as it is found: kind, game, and side or player.' })
  id!: string;

  @Field(() => IntegrityKind, { description: 'What does not agree.' })
  kind!: IntegrityKind;

  @Field(() => String, { nullable: true, description: 'home or away; null where it is about the whole game.' })
  side!: 'home' | 'away' | null;

  @Field(() => String, {
    nullable: true,
    description: 'Abbreviation of the statistic that the figures are of, where the kind does not say it.',
  })
  statistic?: string | null;

  @Field(() => Int, { nullable: true, description: 'The figure that should be there; null where none says it.' })
  expected!: number | null;

  @Field(() => Int, { nullable: true, description: 'The figure that is there; null where none says it.' })
  found!: number | null;

  @Field(() => FindingAcceptance, {
    nullable: true,
    description: 'Null unless it was accepted, with the figures that it has now.',
  })
  acceptance!: FindingAcceptance | null;
}

/** A page of findings, by their games' date, time and id. */
export const IntegrityFindingConnection = connectionType('IntegrityFinding', () => IntegrityFinding);
export type IntegrityFindingConnection = Connection<IntegrityFinding>;

/** Which findings a list has. */
@InputType({ description: 'Which findings a list has.' })
export class IntegrityFilter {
  @Field(() => IntegrityKind, { nullable: true, description: 'Those of one kind.' })
  kind?: IntegrityKind | null;

  @Field(() => Boolean, { nullable: true, description: 'Those that were accepted, or those that were not.' })
  accepted?: boolean | null;
}

/** What the list of findings is asked with. */
@ArgsType()
export class IntegrityArgs extends ConnectionArgs {
  @Field(() => IntegrityFilter, { nullable: true, description: 'Which findings; without it all.' })
  filter?: IntegrityFilter | null;
}

@ObjectType({ description: 'What accepting a finding answers, and taking that back.' })
export class IntegrityFindingPayload {
  @Field(() => IntegrityFinding, { description: 'The finding as it is now.' })
  finding!: IntegrityFinding;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
