import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { TestOrganization } from './api-key.type.js';
import { resetTestOrganization } from '../../test-organizations/reset-test-organization.js';
import { startSimulatedGame, stopSimulatedGame } from '../../test-organizations/simulated-game.js';

const KEY = "The test key that opens it, for the organization's owners; absent: the one that the call shows.";

/** What test keys open. */
@Resolver(() => TestOrganization)
export class TestOrganizationResolver {
  @Mutation(() => TestOrganization, {
    description:
      'Puts a test organization back to what it was made as, with other ids. A test key resets its own. Owners and super administrators.',
  })
  resetTestOrganization(
    @Ctx() ctx: RequestContext,
    @Arg('keyId', () => ID, { nullable: true, description: KEY }) keyId?: string | null,
  ): Promise<TestOrganization> {
    return resetTestOrganization(ctx, keyId ?? null);
  }

  @Mutation(() => TestOrganization, {
    description:
      'Begins to play a whole game in a test organization: every play is entered in turn, and in the end the score. One at a time. A test key starts it in its own. Owners and super administrators.',
  })
  startSimulatedGame(
    @Ctx() ctx: RequestContext,
    @Arg('keyId', () => ID, { nullable: true, description: KEY }) keyId?: string | null,
    @Arg('speed', () => Int, {
      nullable: true,
      description:
        'How many times as fast as a real game of forty minutes, 1 to 1000. Absent: 10, which takes four minutes.',
    })
    speed?: number | null,
  ): Promise<TestOrganization> {
    return startSimulatedGame(ctx, keyId ?? null, speed ?? null);
  }

  @Mutation(() => TestOrganization, {
    description:
      'Ends the simulation in a test organization within a second or two; the game stays as it is. A test key stops its own. Owners and super administrators.',
  })
  stopSimulatedGame(
    @Ctx() ctx: RequestContext,
    @Arg('keyId', () => ID, { nullable: true, description: KEY }) keyId?: string | null,
  ): Promise<TestOrganization> {
    return stopSimulatedGame(ctx, keyId ?? null);
  }
}
