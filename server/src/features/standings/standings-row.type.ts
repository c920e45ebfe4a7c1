import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import type { Team } from '../teams/team.type.js';
import type { WinLoss } from '../totals/record.type.js';
import type { Certainty } from '../../domain/standings/provable.js';
import { CertaintyEnum, Tiebreaker } from './standings.enums.js';

/** A row of the standings. */
@ObjectType({ description: "A team's row of the standings of a season." })
export class StandingsRow {
  organizationId!: number;
  leagueId!: number;
  divisionId!: number | null;
  team!: Team;
  seasonLeagueTeam!: SeasonLeagueTeam;
  lastTen!: WinLoss;
  home!: WinLoss;
  away!: WinLoss;

  @Field(() => Int, { description: 'Place, from 1.' })
  position!: number;

  @Field(() => Int, { description: 'Games won.' })
  wins!: number;

  @Field(() => Int, { description: 'Games lost.' })
  losses!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Games tied, in a league that gives points for results; null elsewhere, where ties count for nobody.',
  })
  ties!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points that the league gives for its results; null where the win percentage decides.',
  })
  standingsPoints!: number | null;

  @Field(() => CertaintyEnum, {
    nullable: true,
    description:
      'Whether it is certain to be among the first of its league, or not to be (`SeasonLeague.standingsRules`): null where neither is proven, before all games are entered, and with a division.',
  })
  certainty!: Certainty | null;

  @Field(() => Float, { description: 'Wins divided by decided games, three decimals; 0 when none is decided.' })
  winPercentage!: number;

  @Field(() => Float, { description: 'Games behind the team with the best record, in halves.' })
  gamesBehind!: number;

  @Field(() => String, {
    description: 'The present run of wins or losses, as W3 or L2; empty before the first decided game.',
  })
  streak!: string;

  @Field(() => String, {
    description:
      'Results of the decided games in order of play, a letter each, as WWL; what a standings race is drawn of.',
  })
  results!: string;

  @Field(() => Int, {
    description:
      'Points, runs or sets, whatever the sport counts, scored in decided games; in a league that gives points for results, in tied ones too.',
  })
  pointsFor!: number;

  @Field(() => Int, { description: 'Points allowed in the same games.' })
  pointsAgainst!: number;

  @Field(() => Float, { description: 'Free throws made by attempted, times 100, one decimal; 0 without an attempt.' })
  freeThrowPercentage!: number;

  @Field(() => Int, { description: 'Three-pointers made.' })
  threePointersMade!: number;

  @Field(() => Tiebreaker, {
    description: 'The rule that separates this row from the one above; for the first row, from the one below.',
  })
  placedBy!: Tiebreaker;

  @Field(() => Int, {
    nullable: true,
    description: 'Position that the administrators gave the team in its division; null when they have not.',
  })
  divisionPosition!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the captain (or coach), of a player or entered as text.',
  })
  captainName!: string | null;
}
