import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreateLinkInput, UpdateLinkInput } from './link.input.js';
import { getLink, listOwnLinks } from './link.service.js';
import { Link } from './link.type.js';
import { createLink, deleteLink, reorderLinks, updateLink } from './link.write.service.js';

/** Changes of the navigation's own entries. */
@Resolver()
export class LinkWriteResolver {
  @Mutation(() => Link, { description: 'Adds a navigation entry at the end. Admins.' })
  async createLink(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateLinkInput, { description: 'The entry.' }) input: CreateLinkInput,
  ): Promise<Link> {
    return getLink(ctx, await createLink(ctx, input));
  }

  @Mutation(() => Link, { description: 'Changes a navigation entry. Admins.' })
  async updateLink(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which entry.' }) id: string,
    @Arg('input', () => UpdateLinkInput, { description: 'What changes.' }) input: UpdateLinkInput,
  ): Promise<Link> {
    return getLink(ctx, await updateLink(ctx, id, input));
  }

  @Mutation(() => DeletePayload, { description: 'Removes a navigation entry; can be undone. Admins.' })
  deleteLink(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which entry.' }) id: string,
  ): Promise<DeletePayload> {
    return deleteLink(ctx, id);
  }

  @Mutation(() => [Link], { description: 'Puts all navigation entries into a new order. Admins.' })
  async reorderLinks(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The ids of all entries, hidden ones too, each once.' }) ids: string[],
  ): Promise<Link[]> {
    await reorderLinks(ctx, ids);
    return listOwnLinks(ctx);
  }
}
