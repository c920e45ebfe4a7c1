import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { CalendarDate } from '../../lib/scalars.js';
import { Season } from '../seasons/season.type.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { teamById } from '../teams/team.loaders.js';
import { Team } from '../teams/team.type.js';
import { listCountedGames } from './counted-games.service.js';
import { CountedGames, Venue } from './counted-games.type.js';
import { readResultDates } from './counted-games.loaders.js';

plainField(CountedGames, 'seasonTeam', () => SeasonLeagueTeam, {
  description: 'The team in the season and league whose standings they count in.',
});

/** The games behind the figures of a team's row in the standings. */
@Resolver(() => Team)
export class TeamCountedGamesResolver {
  @FieldResolver(() => CountedGames, {
    nullable: true,
    description:
      "The games behind a figure of the team's row in the standings: without arguments those of its record and points. Null when it does not play in the season and league.",
  })
  countedGames(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it as for `seasonTeam`.' })
    seasonId: string | null,
    @Arg('leagueId', () => ID, {
      nullable: true,
      description: "In which league; without it the team's first of that season.",
    })
    leagueId: string | null,
    @Arg('venue', () => Venue, { nullable: true, description: 'Only those at home, or away.' }) venue: Venue | null,
    @Arg('opponentId', () => ID, { nullable: true, description: 'Only those against this team.' })
    opponentId: string | null,
    @Arg('last', () => Int, {
      nullable: true,
      description: 'Only so many of the last decided ones: 10, or as many as the streak is long.',
    })
    last: number | null,
    @Arg('asOf', () => CalendarDate, { nullable: true, description: 'Only those until the end of this day.' })
    asOf: string | null,
  ): Promise<CountedGames | null> {
    return listCountedGames(ctx, team, { seasonId, leagueId, venue, opponentId, last, asOf });
  }
}

/** The opponents of counted games. */
@Resolver(() => CountedGames)
export class CountedOpponentsResolver {
  @FieldResolver(() => [Team], {
    description: 'Whom the team has played against until then, whatever else the games are narrowed by.',
  })
  async opponents(@Ctx() ctx: RequestContext, @Root() { organizationId, opponentIds }: CountedGames): Promise<Team[]> {
    const teams = await Promise.all(opponentIds.map((id) => teamById(ctx).load({ organizationId, id })));
    return teams.flatMap((team) => team ?? []);
  }
}

/** When a season's standings changed. */
@Resolver(() => Season)
export class SeasonResultDatesResolver {
  @FieldResolver(() => [CalendarDate], {
    description: 'The days with games that count in standings, each once, in order: those that `asOf` can tell apart.',
  })
  resultDates(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: Season): Promise<string[]> {
    return readResultDates(ctx, organizationId, id);
  }
}
