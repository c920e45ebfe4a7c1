import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { ROSTER_ENTRY_INPUT } from './roster-entry.fields.js';

@InputType({ description: 'A player who joins a team in its season league: one who exists, or a new one by name.' })
export class AddPlayerToTeamInput extends newInput(ROSTER_ENTRY_INPUT) {
  @Field(() => ID, { description: 'The season-league team.' })
  seasonLeagueTeamId!: string;

  @Field(() => ID, { nullable: true, description: 'A player who exists.' })
  playerId?: string | null;

  @Field(() => String, { nullable: true, description: 'First name of a new player, at most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of a new player, at most 100 characters.' })
  lastName?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'Picture of a new player, an image of at most 5 MB.' })
  image?: Promise<IncomingFile> | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a new player may have the name of one who is on the team already; default no.',
  })
  allowNamesake?: boolean | null;
}

@InputType({
  description: 'Changes of a roster entry and of its player, all or none; what is absent stays, null clears.',
})
export class UpdateRosterEntryInput extends changesInput(ROSTER_ENTRY_INPUT) {
  @Field(() => String, {
    nullable: true,
    description: "The player's first name, at most 100 characters; may be empty when there is a last name.",
  })
  firstName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The player's last name, at most 100 characters; may be empty when there is a first name.",
  })
  lastName?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "The player's picture, an image of at most 5 MB; null removes it.",
  })
  image?: Promise<IncomingFile> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The player's version that the change is based on, where name or picture change; the GraphQL endpoint asks for it.",
  })
  expectedPlayerVersion?: number | null;
}
