import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { listUndoable, undo } from './undo.service.js';
import { UndoableCommand } from './undo.type.js';

@Resolver()
export class UndoResolver {
  @Query(() => [UndoableCommand], { description: 'What the caller can still take back, newest first. Admins only.' })
  undoableCommands(@Ctx() ctx: RequestContext): Promise<UndoableCommand[]> {
    return listUndoable(ctx);
  }

  @Mutation(() => [UndoableCommand], {
    description:
      'What mutations before it in the document have done that can be taken back, in their order: put it behind them. Does nothing itself.',
  })
  undoable(@Ctx() ctx: RequestContext): UndoableCommand[] {
    return ctx.undoable;
  }

  @Mutation(() => UndoableCommand, {
    description:
      'Takes a command back within ten minutes: what it removed returns under the same ids. Refused when something that it touched has changed since. Admins only.',
  })
  undo(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The undoId that the command answered.' }) id: string,
  ): Promise<UndoableCommand> {
    return undo(ctx, id);
  }
}
