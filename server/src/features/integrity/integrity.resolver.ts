import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Game } from '../games/game.type.js';
import { playerById } from '../players/player.loaders.js';
import { Player } from '../players/player.type.js';
import { Season } from '../seasons/season.type.js';
import {
  IntegrityArgs,
  IntegrityFinding,
  IntegrityFindingConnection,
  IntegrityFindingPayload,
} from './integrity-finding.type.js';
import { listFindings } from './integrity.service.js';
import { acceptFinding, withdrawFinding } from './integrity.write.service.js';

plainField(IntegrityFinding, 'game', () => Game, { description: 'The game.' });

/** What does not agree in a season. */
@Resolver(() => Season)
export class SeasonIntegrityResolver {
  @FieldResolver(() => IntegrityFindingConnection, {
    nullable: true,
    description:
      'What does not agree in its games, by their date, time and id; for signed-in administrators of the organization, null for everybody else.',
  })
  async integrityFindings(
    @Ctx() ctx: RequestContext,
    @Root() season: Season,
    @Args(() => IntegrityArgs) args: IntegrityArgs,
  ): Promise<IntegrityFindingConnection | null> {
    const source = await listFindings(ctx, season, args);
    return source && new IntegrityFindingConnection(source);
  }
}

/** A finding. */
@Resolver(() => IntegrityFinding)
export class IntegrityFindingResolver {
  @FieldResolver(() => Player, { nullable: true, description: 'The player whom it is about, where it is about one.' })
  player(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, playerId }: IntegrityFinding,
  ): Promise<Player | null> | null {
    return playerId === null ? null : playerById(ctx).load({ organizationId, id: playerId });
  }

  @Mutation(() => IntegrityFindingPayload, {
    description:
      'Accepts a finding with a reason, for the figures that it has now: other ones make it open again. Can be undone. Admins only.',
  })
  acceptIntegrityFinding(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The finding's id." }) id: string,
    @Arg('reason', () => String, { description: 'Why it may stay as it is, 1 to 500 characters.' }) reason: string,
    @Arg('expectedReason', () => String, {
      nullable: true,
      description:
        'The reason that the caller has seen it accepted with; null: it was open. When somebody has accepted it otherwise meanwhile, that is refused. Absent: not looked at.',
    })
    expectedReason?: string | null,
  ): Promise<IntegrityFindingPayload> {
    return acceptFinding(ctx, id, reason, expectedReason);
  }

  @Mutation(() => IntegrityFindingPayload, {
    description: 'Takes the acceptance of a finding back. Can be undone. Admins only.',
  })
  withdrawIntegrityAcceptance(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The finding's id." }) id: string,
  ): Promise<IntegrityFindingPayload> {
    return withdrawFinding(ctx, id);
  }
}
