import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { deleteCalendarItems } from './calendar-delete.service.js';
import { CalendarItemsInput } from './calendar.input.js';

/** What is done with games, byes and weeks off together. */
@Resolver()
export class CalendarWriteResolver {
  @Mutation(() => DeletePayload, {
    description:
      'Deletes games with their statistics and scores, byes and weeks off, all or none. The answer has the ids of games, of byes, of weeks off, in this order. One undo brings all of it back. Admins only.',
  })
  deleteCalendarItems(
    @Ctx() ctx: RequestContext,
    @Arg('items', () => CalendarItemsInput, { description: 'What goes.' }) items: CalendarItemsInput,
  ): Promise<DeletePayload> {
    return deleteCalendarItems(ctx, items);
  }
}
