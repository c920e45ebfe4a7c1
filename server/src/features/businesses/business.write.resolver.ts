import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreateBusinessInput, UpdateBusinessInput } from './business.input.js';
import { getBusiness } from './business.service.js';
import { Business } from './business.type.js';
import { createBusiness, deleteBusinesses, updateBusiness } from './business.write.service.js';

@Resolver()
export class BusinessWriteResolver {
  @Mutation(() => Business, { description: 'Adds a business to the listing. Admins only.' })
  async createBusiness(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateBusinessInput, { description: 'The business.' }) input: CreateBusinessInput,
  ): Promise<Business> {
    return getBusiness(ctx, await createBusiness(ctx, input));
  }

  @Mutation(() => Business, { description: 'Changes a business. Admins only.' })
  async updateBusiness(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The business's id." }) id: string,
    @Arg('input', () => UpdateBusinessInput, { description: 'What changes.' }) input: UpdateBusinessInput,
  ): Promise<Business> {
    return getBusiness(ctx, await updateBusiness(ctx, id, input));
  }

  @Mutation(() => DeletePayload, { description: 'Deletes businesses, all or none. Can be undone. Admins only.' })
  deleteBusinesses(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of businesses.' }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteBusinesses(ctx, ids);
  }
}
