import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext, ScorekeeperSession } from '../../context/request-context.js';
import { getGameWithBoxScore } from '../box-scores/box-score.service.js';
import { sourcesOfGame } from '../box-scores/selected-sources.js';
import { Game } from '../games/game.type.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { createScorekeeperLink, revokeScorekeeperLink } from './scorekeeper-link.write.service.js';
import { scorekeeperLinksOf } from './scorekeeper-links.service.js';
import { closeScorekeeping, cookiesEnd, openScorekeeping } from './scorekeeper-session.service.js';
import { OpenScorekeepingInput } from './scorekeeper.input.js';
import {
  CreateScorekeeperLinkPayload,
  RevokeScorekeeperLinkPayload,
  ScorekeeperLink,
  Scorekeeping,
} from './scorekeeper.type.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

/** Scorekeepers without an account: what lets them in, and what they may enter. */
@Resolver(() => Scorekeeping)
export class ScorekeepingResolver {
  @Query(() => Scorekeeping, {
    nullable: true,
    description:
      'What the caller may enter by a link, without an account; null for everybody else, and once the link has ended or is revoked.',
  })
  scorekeeping(@Ctx() ctx: RequestContext): Scorekeeping | null {
    const { scorekeeper } = ctx;
    if (scorekeeper === null) return null;
    // A browser may have lost the token's cookie while it kept the session's.
    const expiresAt = cookiesEnd(scorekeeper.endsAt);
    ctx.outgoingCookies.push({ name: 'XSRF-TOKEN', value: scorekeeper.csrfToken, expiresAt });
    return scorekeepingOf(scorekeeper);
  }

  @Mutation(() => Scorekeeping, {
    description:
      'Opens one game for a caller without an account, by the secret of a link or by a code, under a name; sets a cookie. Not for callers who are signed in.',
  })
  async openScorekeeping(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenScorekeepingInput, { description: 'What opens it, and who.' }) input: OpenScorekeepingInput,
  ): Promise<Scorekeeping> {
    return scorekeepingOf(await openScorekeeping(ctx, input));
  }

  @Mutation(() => Boolean, {
    description: 'Ends what `openScorekeeping` has opened in this browser. True also when there was nothing.',
  })
  async closeScorekeeping(@Ctx() ctx: RequestContext): Promise<boolean> {
    await closeScorekeeping(ctx);
    return true;
  }

  @Mutation(() => CreateScorekeeperLinkPayload, {
    description:
      'Makes a link, and a code, by which people without an account enter one game until six in the morning after its day. Admins only.',
  })
  createScorekeeperLink(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
  ): Promise<CreateScorekeeperLinkPayload> {
    return createScorekeeperLink(ctx, gameId);
  }

  @Mutation(() => RevokeScorekeeperLinkPayload, {
    description: 'Revokes a link: whoever has opened it is out at once. Can be undone. Admins only.',
  })
  revokeScorekeeperLink(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which link.' }) id: string,
  ): Promise<RevokeScorekeeperLinkPayload> {
    return revokeScorekeeperLink(ctx, id);
  }

  @FieldResolver(() => Organization, { description: 'Whose game it is.' })
  organization(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId }: Scorekeeping,
  ): PromiseOrValue<Organization | null> {
    return organizationById(ctx, organizationId);
  }

  @FieldResolver(() => Game, { description: 'The game.' })
  game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, gameId }: Scorekeeping,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game> {
    return getGameWithBoxScore(ctx, organizationId, String(gameId), sourcesOfGame(info));
  }
}

/** Links as a game has them. */
@Resolver(() => Game)
export class GameScorekeeperLinksResolver {
  @FieldResolver(() => [ScorekeeperLink], {
    nullable: true,
    description:
      "Links by which people without an account enter it, the newest first, until a week after their end. Null for everybody but the organization's administrators.",
  })
  scorekeeperLinks(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, id }: Game,
  ): Promise<ScorekeeperLink[] | null> {
    return scorekeeperLinksOf(ctx, organizationId, id);
  }
}

function scorekeepingOf({ linkId, organizationId, gameId, name, endsAt }: ScorekeeperSession): Scorekeeping {
  return { id: String(linkId), organizationId, gameId, name, endsAt };
}
