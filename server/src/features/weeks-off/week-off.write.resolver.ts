import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { noteUndoId, undoIdOf } from '../undo/undo-ids.js';
import { CreateWeekOffInput, UpdateWeekOffInput } from './week-off.input.js';
import { getWeekOff } from './week-off.service.js';
import { WeekOff } from './week-off.type.js';
import { createWeekOff, type SavedWeekOff, updateWeekOff } from './week-off.write.service.js';

/** Weeks off by hand. */
@Resolver(() => WeekOff)
export class WeekOffWriteResolver {
  @Mutation(() => WeekOff, { description: 'Creates a week off of a season league. Can be undone. Admins only.' })
  async createWeekOff(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateWeekOffInput, { description: 'The week off.' }) input: CreateWeekOffInput,
  ): Promise<WeekOff> {
    return saved(ctx, await createWeekOff(ctx, input));
  }

  @Mutation(() => WeekOff, { description: 'Changes date or reason of a week off. Can be undone. Admins only.' })
  async updateWeekOff(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateWeekOffInput, { description: 'What changes.' }) input: UpdateWeekOffInput,
  ): Promise<WeekOff> {
    return saved(ctx, await updateWeekOff(ctx, id, input));
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the week off: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() { id }: WeekOff): string | null {
    return undoIdOf(ctx, 'weekOff', id);
  }
}

/** The week off as it is now. */
async function saved(ctx: RequestContext, { organizationId, id, undoId }: SavedWeekOff): Promise<WeekOff> {
  const weekOff = await getWeekOff(ctx, organizationId, id);
  noteUndoId(ctx, 'weekOff', id, undoId);
  return weekOff;
}
