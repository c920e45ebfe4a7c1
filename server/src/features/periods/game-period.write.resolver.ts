import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CreateGamePeriodInput, UpdateGamePeriodInput } from './game-period.input.js';
import { getGamePeriod, listGamePeriods } from './game-period.service.js';
import { GamePeriod, GamePeriodsPayload } from './game-period.type.js';
import {
  createGamePeriod,
  hideAllGamePeriods,
  type PeriodsChange,
  reorderGamePeriods,
  resetGamePeriods,
  updateGamePeriod,
} from './game-period.write.service.js';

const SPORT = { description: 'The sport.' };
const USER = { nullable: true, description: "Super administrators: acts for this user's organization." };

@Resolver()
export class GamePeriodWriteResolver {
  @Mutation(() => GamePeriod, {
    description: "Adds a period to a sport's list: an overtime before the final score, others at its end. Admins only.",
  })
  async createGamePeriod(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateGamePeriodInput, { description: 'The period.' }) input: CreateGamePeriodInput,
  ): Promise<GamePeriod> {
    return getGamePeriod(ctx, await createGamePeriod(ctx, input));
  }

  @Mutation(() => GamePeriod, { description: 'Shows or hides a period. Admins only.' })
  async updateGamePeriod(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The period's id." }) id: string,
    @Arg('input', () => UpdateGamePeriodInput, { description: 'What changes.' }) input: UpdateGamePeriodInput,
  ): Promise<GamePeriod> {
    return getGamePeriod(ctx, await updateGamePeriod(ctx, id, input));
  }

  @Mutation(() => [GamePeriod], {
    description: 'Puts all periods of a sport into an order. Answers them in it. Admins only.',
  })
  async reorderGamePeriods(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of all periods of the sport, hidden ones too, in their new order.' })
    ids: string[],
  ): Promise<readonly GamePeriod[]> {
    const { organizationId, sportId } = await reorderGamePeriods(ctx, ids);
    return listGamePeriods(ctx, organizationId, sportId);
  }

  @Mutation(() => GamePeriodsPayload, { description: 'Hides all periods of a sport. Can be undone. Admins only.' })
  async hideAllGamePeriods(
    @Ctx() ctx: RequestContext,
    @Arg('sportId', () => ID, SPORT) sportId: string,
    @Arg('userId', () => ID, USER) userId: string | null,
  ): Promise<GamePeriodsPayload> {
    return payload(ctx, await hideAllGamePeriods(ctx, sportId, userId));
  }

  @Mutation(() => GamePeriodsPayload, {
    description: 'Restores the default periods of a sport; others are hidden. Scores stay. Can be undone. Admins only.',
  })
  async resetGamePeriods(
    @Ctx() ctx: RequestContext,
    @Arg('sportId', () => ID, SPORT) sportId: string,
    @Arg('userId', () => ID, USER) userId: string | null,
  ): Promise<GamePeriodsPayload> {
    return payload(ctx, await resetGamePeriods(ctx, sportId, userId));
  }
}

async function payload(
  ctx: RequestContext,
  { organizationId, sportId, ...done }: PeriodsChange,
): Promise<GamePeriodsPayload> {
  return { ...done, gamePeriods: await listGamePeriods(ctx, organizationId, sportId) };
}
