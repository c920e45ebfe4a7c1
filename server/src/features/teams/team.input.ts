import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { SEASON_LEAGUE_TEAM_INPUT } from './season-league-team.fields.js';
import { TEAM_INPUT } from './team.fields.js';

@InputType({ description: 'A new team.' })
export class CreateTeamInput extends newInput(TEAM_INPUT) {
  @Field(() => ID, {
    nullable: true,
    description: 'The season league that it plays in; without it the team is in no league.',
  })
  seasonLeagueId?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'Logo, an image of at most 1 MB.' })
  logo?: Promise<IncomingFile> | null;
}

@InputType({ description: 'Changes of a team; what is absent stays, null clears the logo.' })
export class UpdateTeamInput extends changesInput(TEAM_INPUT) {
  @Field(() => ID, {
    nullable: true,
    description:
      'A season league that it shall play in: it joins it, or moves there from another league of that season while it has no games and no byes there.',
  })
  seasonLeagueId?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'Logo, an image of at most 1 MB; null removes it.' })
  logo?: Promise<IncomingFile> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'A team that joins a league of a season: a new one by its name, or one that exists.' })
export class AddTeamToLeagueInput {
  @Field(() => ID, { description: 'The season league.' })
  seasonLeagueId!: string;

  @Field(() => String, { nullable: true, description: 'Name of a new team, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'An existing team: it joins as the same team.' })
  copyFromTeamId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an existing team brings the roster of its latest season along; default no.',
  })
  withRoster?: boolean | null;
}

@InputType({
  description:
    'Changes of a team in its season league; what is absent stays. Name, colour, abbreviation and logo are those of the team, in every season.',
})
export class UpdateSeasonLeagueTeamInput extends changesInput(SEASON_LEAGUE_TEAM_INPUT) {
  @Field(() => String, { nullable: true, description: 'Name of the team, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the team, such as #1d4ed8; null: none of its own.' })
  colour?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the team is called where there is no room, 2 to 4 letters and digits; null: letters of its name.',
  })
  abbreviation?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'Logo of the team, an image of at most 1 MB; null removes it.',
  })
  logo?: Promise<IncomingFile> | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The captain, a player of the organization; null: none. Takes the place of a captain by name.',
  })
  captainPlayerId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the season-league team that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the team, where something of the team itself changes; the GraphQL endpoint asks for it then.',
  })
  expectedTeamVersion?: number | null;
}
