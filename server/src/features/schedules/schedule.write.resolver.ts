import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { noteUndoId, undoIdOf } from '../undo/undo-ids.js';
import { DeletePayload } from '../undo/undo.type.js';
import { deleteSchedule } from './schedule-delete.service.js';
import { CreateScheduleInput, UpdateScheduleInput } from './schedule.input.js';
import { getSchedule } from './schedule.service.js';
import { Schedule } from './schedule.type.js';
import { createSchedule, type SavedSchedule, updateSchedule } from './schedule.write.service.js';

/** Schedules by hand. */
@Resolver(() => Schedule)
export class ScheduleWriteResolver {
  @Mutation(() => Schedule, { description: 'Creates a schedule, without games. Can be undone. Admins only.' })
  async createSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateScheduleInput, { description: 'The schedule.' }) input: CreateScheduleInput,
  ): Promise<Schedule> {
    return saved(ctx, await createSchedule(ctx, input));
  }

  @Mutation(() => Schedule, {
    description:
      'Changes a schedule; its games stay as they are until they are generated anew. Can be undone. Admins only.',
  })
  async updateSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The schedule's id." }) id: string,
    @Arg('input', () => UpdateScheduleInput, { description: 'What changes.' }) input: UpdateScheduleInput,
  ): Promise<Schedule> {
    return saved(ctx, await updateSchedule(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description:
      'Deletes a schedule with its drafts and its games that have not been played; played ones stay in their season league. Can be undone. Admins only.',
  })
  deleteSchedule(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The schedule's id." }) id: string,
  ): Promise<DeletePayload> {
    return deleteSchedule(ctx, id);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the schedule: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() schedule: Schedule): string | null {
    return undoIdOf(ctx, 'schedule', schedule.id);
  }
}

/** The schedule as it is now. */
async function saved(ctx: RequestContext, { id, undoId }: SavedSchedule): Promise<Schedule> {
  const schedule = await getSchedule(ctx, id);
  noteUndoId(ctx, 'schedule', id, undoId);
  return schedule;
}
