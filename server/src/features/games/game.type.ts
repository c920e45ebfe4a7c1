import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import type { Team } from '../teams/team.type.js';
import { GameStatus } from './game.enums.js';
import { GameFields } from './game.fields.js';

/** A game with its two teams, which are read beside it. */
@ObjectType({ description: 'A game of two teams of the organization.', implements: Node })
export class Game extends shown(GameFields) {
  seasonId!: number | null;
  seasonLeagueId!: number | null;
  divisionId!: number | null;
  /** The sport of its season, without one the organization's first; null in an organization without a sport. */
  sportId!: number | null;
  homeTeam!: Team;
  awayTeam!: Team;

  @Field(() => ID, {
    nullable: true,
    description:
      "Of a game that was created for a match of its division's bracket the match's id; null: its two teams say which match it is.",
  })
  bracketNode!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is played.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a map or a page about the location.' })
  locationUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address under which the video can be embedded; null unless it is on YouTube.',
  })
  videoEmbedUrl!: string | null;

  @Field(() => GameStatus, { description: 'The stored status.' })
  status!: GameStatus;

  @Field(() => String, {
    description: 'The status as shown: Completed when either final score is above 0, otherwise the status as a word.',
  })
  displayStatus!: string;

  @Field(() => Int, { nullable: true, description: 'Final score of the home team; null while it is not known.' })
  homeScore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Final score of the away team; null while it is not known.' })
  awayScore!: number | null;
}

/** A page of games, by date, time and id. */
export const GameConnection = connectionType('Game', () => Game);
export type GameConnection = Connection<Game>;
