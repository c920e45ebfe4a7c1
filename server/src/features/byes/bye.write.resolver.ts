import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { noteUndoId, undoIdOf } from '../undo/undo-ids.js';
import { CreateByeInput, UpdateByeInput } from './bye.input.js';
import { getBye } from './bye.service.js';
import { Bye } from './bye.type.js';
import { createBye, type SavedBye, updateBye } from './bye.write.service.js';

/** Byes by hand. */
@Resolver(() => Bye)
export class ByeWriteResolver {
  @Mutation(() => Bye, { description: 'Creates a bye of a team in its season league. Can be undone. Admins only.' })
  async createBye(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateByeInput, { description: 'The bye.' }) input: CreateByeInput,
  ): Promise<Bye> {
    return saved(ctx, await createBye(ctx, input));
  }

  @Mutation(() => Bye, { description: 'Changes date or team of an entered bye. Can be undone. Admins only.' })
  async updateBye(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The bye's id." }) id: string,
    @Arg('input', () => UpdateByeInput, { description: 'What changes.' }) input: UpdateByeInput,
  ): Promise<Bye> {
    return saved(ctx, await updateBye(ctx, id, input));
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the bye: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() { id }: Bye): string | null {
    return id === null ? null : undoIdOf(ctx, 'bye', id);
  }
}

/** The bye as it is now. */
async function saved(ctx: RequestContext, { organizationId, id, undoId }: SavedBye): Promise<Bye> {
  const bye = await getBye(ctx, organizationId, id);
  noteUndoId(ctx, 'bye', id, undoId);
  return bye;
}
