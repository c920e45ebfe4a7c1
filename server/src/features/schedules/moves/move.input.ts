import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate, TimeOfDay } from '../../../lib/scalars.js';

const REASON = 'Why it is done although something speaks against it, at most 500 characters; the audit trail keeps it.';

@InputType({ description: 'Two games of a schedule whose matchups change places.' })
export class SwapGamesInput {
  @Field(() => ID, { description: 'A game of a schedule that has not been played.' })
  gameId1!: string;

  @Field(() => ID, { description: 'Another one of the same schedule.' })
  gameId2!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the first game that the caller saw; the GraphQL endpoint asks for it.',
  })
  expectedVersion1?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the second game that the caller saw; the GraphQL endpoint asks for it.',
  })
  expectedVersion2?: number | null;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;
}

@InputType({ description: 'A game of a schedule and the free cell that it goes to.' })
export class MoveGameInput {
  @Field(() => ID, { description: 'A game of a schedule that has not been played.' })
  gameId!: string;

  @Field(() => CalendarDate, { description: 'The date of the cell.' })
  date!: string;

  @Field(() => TimeOfDay, { description: 'The time of the cell.' })
  time!: string;

  @Field(() => String, { nullable: true, description: 'Name of its hall; null: one without; absent: any.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Its court; null: one without; absent: any.' })
  court?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the game that the caller saw; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;
}
