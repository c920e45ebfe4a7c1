import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CreateApiKeyInput, UpdateApiKeyInput } from './api-key.input.js';
import { makeTestOrganization } from '../../test-organizations/make-test-organization.js';
import { ApiKey, CreateApiKeyPayload, RevokeApiKeyPayload, UpdateApiKeyPayload } from './api-key.type.js';
import { createApiKey, revokeApiKey, updateApiKey } from './api-key.write.service.js';
import { apiKeys } from './api-keys.service.js';

/** Keys that programs show. */
@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey], {
    description:
      'Keys of the organization by name, then those that were revoked in the last 30 days. Owners and super administrators.',
  })
  apiKeys(@Ctx() ctx: RequestContext): Promise<ApiKey[]> {
    return apiKeys(ctx);
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: 'Makes a key by which programs ask and write for the organization. Owners and super administrators.',
  })
  createApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateApiKeyInput, { description: 'What it is for, and what it may.' })
    input: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(ctx, input, makeTestOrganization);
  }

  @Mutation(() => UpdateApiKeyPayload, {
    description: 'Changes a key, which stays the same otherwise. Can be undone. Owners and super administrators.',
  })
  updateApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which key.' }) id: string,
    @Arg('input', () => UpdateApiKeyInput, { description: 'What becomes different.' }) input: UpdateApiKeyInput,
  ): Promise<UpdateApiKeyPayload> {
    return updateApiKey(ctx, id, input);
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description:
      'Revokes a key: within a second it opens nothing any more. It cannot be undone. Owners and super administrators.',
  })
  revokeApiKey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which key.' }) id: string,
  ): Promise<RevokeApiKeyPayload> {
    return revokeApiKey(ctx, id);
  }
}
