import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { BracketKind } from './division.enums.js';
import { DIVISION_INPUT } from './division.fields.js';

@InputType({ description: 'A new division.' })
export class CreateDivisionInput extends newInput(DIVISION_INPUT) {
  @Field(() => ID, { description: 'The season that gets it.' })
  seasonId!: string;

  @Field(() => BracketKind, { nullable: true, description: 'How teams leave its bracket; absent: SINGLE_ELIMINATION.' })
  bracketKind?: BracketKind | null;
}

@InputType({ description: 'Changes of a division; what is absent stays.' })
export class UpdateDivisionInput extends changesInput(DIVISION_INPUT) {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;

  @Field(() => BracketKind, { nullable: true, description: 'How teams leave its bracket.' })
  bracketKind?: BracketKind | null;
}

@InputType({ description: 'A team for a division.' })
export class AssignDivisionTeamInput {
  @Field(() => ID, { description: 'The division.' })
  divisionId!: string;

  @Field(() => ID, { description: 'The team as it is in its season league; in no division so far.' })
  seasonLeagueTeamId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its position, from 0; a team that has it and those right behind make room. Absent: behind all others.',
  })
  position?: number | null;
}

@InputType({ description: "A division's teams in a new order." })
export class ReorderDivisionTeamsInput {
  @Field(() => ID, { description: 'The division.' })
  divisionId!: string;

  @Field(() => [ID], { description: 'All its season-league teams, best seed first.' })
  seasonLeagueTeamIds!: string[];
}

@InputType({ description: 'The version of a division that a change is based on.' })
export class DivisionVersionInput {
  @Field(() => ID, { description: 'The division.' })
  id!: string;

  @Field(() => Int, { description: 'Its version.' })
  version!: number;
}

@InputType({ description: 'Teams dropped on a division, or on the list of unassigned teams.' })
export class AssignDivisionTeamsInput {
  @Field(() => ID, { nullable: true, description: 'Where they go; null: they become unassigned.' })
  divisionId?: string | null;

  @Field(() => [ID], {
    description: 'Season-league teams of one season, wherever they are now, in the order in which they shall stand.',
  })
  seasonLeagueTeamIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many of the other teams of the division stay before them; absent: all.',
  })
  index?: number | null;

  @Field(() => [DivisionVersionInput], {
    nullable: true,
    description: 'Versions of every division that loses, gets or moves a team; the GraphQL endpoint asks for them.',
  })
  expectedVersions?: DivisionVersionInput[] | null;
}
