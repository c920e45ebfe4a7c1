import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NameVerdict } from './name-list.enums.js';

@ObjectType({ description: 'A player or a team of the organization that has the name of a line.' })
export class Namesake {
  @Field(() => ID, { description: 'Its id.' })
  id!: number;

  @Field(() => String, { description: 'Its name as it is stored.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is on the team, or plays in the league, that the list is for.' })
  isHere!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where it was put last: the team of a player, league and season of a team; null for nowhere.',
  })
  place!: string | null;
}

@ObjectType({ description: 'What adding one line of a list of players does.' })
export class ListedPlayer {
  @Field(() => Int, { description: 'The line, counted from 1, blank ones too.' })
  number!: number;

  @Field(() => String, { description: 'First name as it was read.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name as it was read.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Number on the jersey; null when the line has none.' })
  jerseyNumber!: string | null;

  @Field(() => NameVerdict, { description: 'What adding it does.' })
  verdict!: NameVerdict;

  @Field(() => String, { description: 'The same in words for people.' })
  message!: string;

  @Field(() => [Namesake], { description: 'Players of the organization who have this name, those of the team first.' })
  namesakes!: Namesake[];
}

@ObjectType({ description: 'What adding one line of a list of teams does.' })
export class ListedTeam {
  @Field(() => Int, { description: 'The line, counted from 1, blank ones too.' })
  number!: number;

  @Field(() => String, { description: 'The name as it was read.' })
  name!: string;

  @Field(() => NameVerdict, { description: 'What adding it does.' })
  verdict!: NameVerdict;

  @Field(() => String, { description: 'The same in words for people.' })
  message!: string;

  @Field(() => [Namesake], { description: 'Teams of the organization that have this name, that of the league first.' })
  namesakes!: Namesake[];
}

@ObjectType({ description: 'What came of adding a list of names.' })
export class NameListPayload {
  @Field(() => Int, { description: 'How many were made.' })
  newCount!: number;

  @Field(() => Int, { description: 'How many there were already and joined.' })
  knownCount!: number;

  @Field(() => Int, { description: 'How many were in their place already.' })
  presentCount!: number;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing was added.' })
  undoId!: string | null;

  @Field(() => String, { description: "What was done: 'Added 12 players to Rockets.'" })
  message!: string;
}
