import { Field, ID, InputType } from 'type-graphql';
import { newInput } from '../../lib/fields/inputs.js';
import { GAME_INPUT } from '../games/game.fields.js';
import { PLACE, PLACE_URL } from '../games/game.input.js';

@InputType({ description: "A new game for a match of a division's bracket." })
export class CreateBracketGameInput extends newInput(GAME_INPUT) {
  @Field(() => ID, { description: 'The division.' })
  divisionId!: string;

  @Field(() => ID, { description: "The match, by its id in the bracket: 'r1m0'." })
  bracketNode!: string;

  @Field(() => ID, { description: 'The team that plays at home: one of the two that meet in the match now.' })
  homeTeamId!: string;

  @Field(() => ID, { description: 'The visiting team: the other of the two.' })
  awayTeamId!: string;

  @Field(() => String, { nullable: true, description: PLACE })
  location?: string | null;

  @Field(() => String, { nullable: true, description: `${PLACE_URL} Needs location.` })
  locationUrl?: string | null;
}
