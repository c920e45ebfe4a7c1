import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { MAX_PAGE_SIZE } from '../../lib/connection.js';
import { invalidInput } from '../../lib/errors.js';
import { Node } from '../../lib/node.type.js';
import { nodeIdOf } from './node-id.js';
import { findNodeById } from './node-lookups.js';

/** Things by the ids that they have on the platform. */
@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'A thing by its `nodeId`; null when there is none.' })
  node(
    @Ctx() ctx: RequestContext,
    @Arg('nodeId', () => ID, { description: 'Its `nodeId`.' }) nodeId: string,
  ): Promise<Node | null> {
    return findNodeById(ctx, nodeId);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Things by their `nodeId`s, in this order; null in the place of one that there is not.',
  })
  nodes(
    @Ctx() ctx: RequestContext,
    @Arg('nodeIds', () => [ID], { description: `Their \`nodeId\`s, at most ${MAX_PAGE_SIZE}.` }) nodeIds: string[],
  ): Promise<(Node | null)[]> {
    if (nodeIds.length > MAX_PAGE_SIZE)
      throw invalidInput({ field: 'nodeIds', message: `nodeIds has more than ${MAX_PAGE_SIZE} ids.` });
    return Promise.all(nodeIds.map((nodeId) => findNodeById(ctx, nodeId)));
  }

  @FieldResolver(() => ID)
  nodeId(@Root() thing: { organizationId?: number; id: number }, @Info() { parentType }: GraphQLResolveInfo): string {
    return nodeIdOf({ type: parentType.name, organizationId: thing.organizationId ?? thing.id, id: thing.id });
  }
}
