import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Game } from '../games/game.type.js';
import { Organization } from '../organizations/organization.type.js';
import { GamePlaceInput } from './place.input.js';
import { PlaceFinding } from './place-finding.type.js';
import { askPlace, findingsOfGame } from './place-findings.service.js';

/** What speaks against a game's place, before it is saved. */
@Resolver(() => Organization)
export class OrganizationPlaceFindingsResolver {
  @FieldResolver(() => [PlaceFinding], {
    nullable: true,
    description:
      'What would speak against playing a game at a date, time and place: errors first, then warnings. For signed-in administrators of the organization, null for everybody else.',
  })
  placeFindings(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('place', () => GamePlaceInput, { description: 'The game as it is to be.' }) place: GamePlaceInput,
  ): Promise<PlaceFinding[] | null> {
    return askPlace(ctx, organization.id, place);
  }
}

/** What speaks against a game's place. */
@Resolver(() => Game)
export class GamePlaceFindingsResolver {
  @FieldResolver(() => [PlaceFinding], {
    nullable: true,
    description:
      'What speaks against its date, time and place: errors first, then warnings; nothing where it is postponed or cancelled. Games by hand are saved all the same. For signed-in administrators of the organization, null for everybody else.',
  })
  placeFindings(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<PlaceFinding[] | null> {
    return findingsOfGame(ctx, game);
  }
}
