import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { seasonById } from '../seasons/season.loaders.js';
import { Season } from '../seasons/season.type.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { divisionsOfSeason, divisionTeamOf, teamsOfDivision } from './division.loaders.js';
import { isSeeded, seedsOfDivision } from './division-seeds.service.js';
import { findDivision, findDivisionOfTeam, listUnassignedTeams } from './division.service.js';
import { Division, DivisionTeam } from './division.type.js';

/** An organization's divisions. */
@Resolver(() => Organization)
export class OrganizationDivisionsResolver {
  @FieldResolver(() => Division, {
    nullable: true,
    description: 'A division by id; null when the organization has none with this id.',
  })
  division(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('id', () => ID, { description: "The division's id." }) id: string,
  ): Promise<Division | null> {
    return findDivision(ctx, organization.id, id);
  }
}

/** A season's divisions. */
@Resolver(() => Season)
export class SeasonDivisionsResolver {
  @FieldResolver(() => [Division], { description: 'Its divisions, by position.' })
  divisions(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<Division[]> {
    return divisionsOfSeason(ctx).load(season);
  }

  @FieldResolver(() => [SeasonLeagueTeam], { description: 'Its teams that are in no division, by name.' })
  unassignedTeams(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<SeasonLeagueTeam[]> {
    return listUnassignedTeams(ctx, season);
  }
}

/** What a division joins. */
@Resolver(() => Division)
export class DivisionResolver {
  @FieldResolver(() => Season, { description: 'The season that it belongs to.' })
  season(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonId }: Division): Promise<Season | null> {
    return seasonById(ctx).load({ organizationId, id: seasonId });
  }

  @FieldResolver(() => [DivisionTeam], { description: 'Its teams, by seed.' })
  teams(@Ctx() ctx: RequestContext, @Root() division: Division): Promise<DivisionTeam[]> {
    return seedsOfDivision(ctx).load(division);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether positions are stored; otherwise its teams stand in the order of the standings, which results change.',
  })
  async seeded(@Ctx() ctx: RequestContext, @Root() division: Division): Promise<boolean> {
    return isSeeded(await teamsOfDivision(ctx).load(division));
  }
}

/** A season-league team's division. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamDivisionResolver {
  @FieldResolver(() => Division, {
    nullable: true,
    description: 'The division that it is in; null when it is unassigned.',
  })
  division(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<Division | null> {
    return findDivisionOfTeam(ctx, seasonTeam.organizationId, seasonTeam.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Its position in the division, from 0; null when it has none.',
  })
  async divisionPosition(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<number | null> {
    return (await divisionTeamOf(ctx).load(seasonTeam))?.position ?? null;
  }
}
