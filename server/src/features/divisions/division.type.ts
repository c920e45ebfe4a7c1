import { Field, Int, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { BracketKind } from './division.enums.js';
import { DivisionFields } from './division.fields.js';

/** A group of season-league teams within a season. */
@ObjectType({ description: "A group of a season's teams; their positions in it seed its bracket.", implements: Node })
export class Division extends shown(DivisionFields) {
  @Field(() => BracketKind, { description: 'How teams leave its bracket.' })
  bracketKind!: BracketKind;
}

/** A season-league team's place in its division. */
@ObjectType({ description: "A team's place in a division." })
export class DivisionTeam {
  organizationId!: number;
  divisionId!: number;
  seasonLeagueTeamId!: number;

  @Field(() => Int, {
    description:
      'From 1: the rank by position, those without one last; where positions leave it open, in the order of the standings.',
  })
  seed!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Position as the administrators set it, from 0; null when they have not.',
  })
  position!: number | null;
}
