import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { PlayerFields } from './player.fields.js';

/** Who supports a player. */
@ObjectType({ description: 'Who supports a player; shown as a banner on the profile.' })
export class PlayerSponsor {
  @Field(() => String, { description: "The sponsor's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where the banner leads; null when nowhere.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: "Address of the banner's image; null when there is none." })
  imageUrl!: string | null;
}

/** A person over teams and seasons. */
@ObjectType({ description: 'A person; plays in teams by roster entries.', implements: Node })
export class Player extends shown(PlayerFields) {
  @Field(() => String, { description: 'First and last name, as the caller is shown them.' })
  fullName!: string;

  @Field(() => String, { nullable: true, description: 'Address of the picture; null when there is none.' })
  imageUrl!: string | null;

  @Field(() => PlayerSponsor, { nullable: true, description: 'Who supports the player.' })
  sponsor!: PlayerSponsor | null;
}

/** A video of a player. */
@ObjectType({ description: 'A video of a player.' })
export class PlayerVideo {
  organizationId!: number;
  playerId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'Its title; may be empty.' })
  title!: string;

  @Field(() => String, { description: 'Its address, as entered.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address under which it can be embedded; null unless it is on YouTube.',
  })
  embedUrl!: string | null;
}

/** A page of players, by last and first name. */
export const PlayerConnection = connectionType('Player', () => Player);
export type PlayerConnection = Connection<Player>;

/** Which players a list has. All conditions hold for one and the same roster entry. */
@InputType({
  description: 'Which players a list has. Seasons, league and team are those of one and the same roster entry.',
})
export class PlayerFilter {
  @Field(() => ID, { nullable: true, description: 'Players on a roster of this season.' })
  seasonId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: players on a roster of an active season.' })
  activeSeasons?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Players on a roster of this league.' })
  leagueId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Players on a roster of this team.' })
  teamId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the full name, as the caller is shown it, in any case; at most 100 characters.',
  })
  search?: string | null;
}

/** What the list of players is asked with. */
@ArgsType()
export class PlayersArgs extends ConnectionArgs {
  @Field(() => PlayerFilter, { nullable: true, description: 'Which players; without it all.' })
  filter?: PlayerFilter | null;
}
