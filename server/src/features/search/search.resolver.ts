import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Game } from '../games/game.type.js';
import { Organization } from '../organizations/organization.type.js';
import { PageAddress } from '../pages/page.type.js';
import { Player } from '../players/player.type.js';
import { Team } from '../teams/team.type.js';
import { gamesOf, pagesOf, playersOf, searchIn, teamsOf } from './search.service.js';
import { SearchResults } from './search.type.js';

const MANY = 8;

/** One search in an organization. */
@Resolver(() => Organization)
export class OrganizationSearchResolver {
  @FieldResolver(() => SearchResults, {
    description:
      'Teams, players, games and pages by words of their names, in any order, with or without accents, and with typing errors from four letters on.',
  })
  search(
    @Root() organization: Organization,
    @Arg('text', () => String, {
      description: 'What is looked for, at most 100 characters; of four words at most, the longest.',
    })
    text: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: MANY, description: 'How many of each kind: 1 to 20.' })
    first: number | null,
  ): SearchResults {
    return searchIn(organization.id, text, first ?? MANY);
  }
}

/** What it finds. */
@Resolver(() => SearchResults)
export class SearchResultsResolver {
  @FieldResolver(() => [Team], { description: 'Teams by name.' })
  teams(@Ctx() ctx: RequestContext, @Root() found: SearchResults): Promise<Team[]> {
    return teamsOf(ctx, found);
  }

  @FieldResolver(() => [Player], { description: 'Players by the name that the caller is shown.' })
  players(@Ctx() ctx: RequestContext, @Root() found: SearchResults): Promise<Player[]> {
    return playersOf(ctx, found);
  }

  @FieldResolver(() => [Game], { description: 'Games of two teams that the words name together, the newest first.' })
  games(@Ctx() ctx: RequestContext, @Root() found: SearchResults): Promise<Game[]> {
    return gamesOf(ctx, found);
  }

  @FieldResolver(() => [PageAddress], { description: 'Published pages by title.' })
  pages(@Ctx() ctx: RequestContext, @Root() found: SearchResults): Promise<PageAddress[]> {
    return pagesOf(ctx, found);
  }
}
