import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { GameStatus } from './game.enums.js';
import { GAME_INPUT } from './game.fields.js';

const PLACE = "Where it is played, at most 200 characters: one of the organization's places by its name, or a new one.";
const PLACE_URL = 'Address of a map or a page about the place, beginning with https:// or http://.';

@InputType({ description: 'A new game: of a season league, or of the bracket of a division.' })
export class CreateGameInput extends newInput(GAME_INPUT) {
  @Field(() => ID, { nullable: true, description: 'The season league that it counts for; not with divisionId.' })
  seasonLeagueId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The division whose bracket it belongs to; not with seasonLeagueId.',
  })
  divisionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The schedule that it joins, one of the season league; it counts in the week that its date lies in. Absent: none.',
  })
  scheduleId?: string | null;

  @Field(() => ID, { description: 'The team that plays at home, one of the season league or the division.' })
  homeTeamId!: string;

  @Field(() => ID, { description: 'The visiting team, another one of them.' })
  awayTeamId!: string;

  @Field(() => String, { nullable: true, description: PLACE })
  location?: string | null;

  @Field(() => String, { nullable: true, description: `${PLACE_URL} Needs location.` })
  locationUrl?: string | null;
}

@InputType({ description: 'Changes of a game; what is absent stays, null clears it.' })
export class UpdateGameInput extends changesInput(GAME_INPUT) {
  @Field(() => String, { nullable: true, description: `${PLACE} Null: none.` })
  location?: string | null;

  @Field(() => String, { nullable: true, description: `${PLACE_URL} Null: none; without a word that of the place.` })
  locationUrl?: string | null;

  @Field(() => GameStatus, {
    nullable: true,
    description:
      'The stored status. A game with final scores cannot be scheduled or in progress: take them away first.',
  })
  status?: GameStatus | null;

  @Field(() => ID, { nullable: true, description: 'Another home team, while the game has not been played.' })
  homeTeamId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Another visiting team, while the game has not been played.' })
  awayTeamId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'The final scores of a game: both, or both null to take them away.' })
export class SetGameScoreInput {
  @Field(() => Int, { nullable: true, description: 'Final score of the home team, 0 to 9999.' })
  homeScore?: number | null;

  @Field(() => Int, { nullable: true, description: 'Final score of the away team, 0 to 9999.' })
  awayScore?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'With scores: true for a game that was decided without play, whatever its status was; false for one that was played after all. Absent: that stays. Admins only.',
  })
  forfeit?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True without scores: a game that was ended too early is in progress again.',
  })
  goesOn?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
