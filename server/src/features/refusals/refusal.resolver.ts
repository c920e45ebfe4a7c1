import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Node } from '../../lib/node.type.js';
import { findNodeOf } from '../nodes/node-lookups.js';
import type { AppError, ErrorDetails } from '../../lib/errors.js';
import { InvalidInput, OtherRefusal, Refusal, RefusedByRule, StaleVersion, ValueTaken } from './refusal.type.js';

/** What was refused, as types beside the errors. */
@Resolver()
export class RefusalsResolver {
  @Mutation(() => [Refusal], {
    description:
      'Why mutations before it in the document were refused, in their order: put it last. Does nothing itself. What failed for a reason that no caller can act on stands in `errors` alone.',
  })
  refusals(@Ctx() ctx: RequestContext): Refusal[] {
    // What was read for a change that was refused may be as it was before somebody else's.
    ctx.memo.clear();
    return ctx.refusals.map(({ mutation, error }) => refusalOf(mutation, error));
  }
}

@Resolver(() => StaleVersion)
export class StaleVersionResolver {
  @FieldResolver(() => Node, {
    nullable: true,
    description: 'The thing as it is now, so that nothing has to be asked again; null for what is no `Node`.',
  })
  current(@Ctx() ctx: RequestContext, @Root() { thing }: StaleVersion): Promise<Node | null> {
    return findNodeOf(ctx, thing);
  }
}

@Resolver(() => ValueTaken)
export class ValueTakenResolver {
  @FieldResolver(() => Node, {
    nullable: true,
    description: 'Whose the value is, where that is known and in the same organization.',
  })
  owner(@Ctx() ctx: RequestContext, @Root() { thing }: ValueTaken): Promise<Node | null> | null {
    return thing && findNodeOf(ctx, thing);
  }
}

/** An error of a mutation as the type that says what a caller may do about it. */
function refusalOf(mutation: string, error: AppError): Refusal {
  const { code, message, errors = [], details = {}, subject } = error;
  const facts = { mutation, code, message };
  if (subject?.outcome === 'stale') return Object.assign(new StaleVersion(facts), staleness(details), subject);
  if (subject?.outcome === 'taken')
    return Object.assign(new ValueTaken(facts), { field: String(details['field']), thing: subject.thing });
  if (code === 'UNPROCESSABLE')
    return Object.assign(new RefusedByRule(facts), { fields: errors, details: error.details ?? null });
  if (code === 'BAD_USER_INPUT') return Object.assign(new InvalidInput(facts), { fields: errors });
  return Object.assign(new OtherRefusal(facts), {
    fields: errors,
    details: error.details ?? null,
    retryAfterSeconds: Number(details['retryAfterSeconds'] ?? Number.NaN) || null,
  });
}

function staleness({
  version,
  changedBy,
  changes,
}: ErrorDetails): Pick<StaleVersion, 'version' | 'changedBy' | 'changes'> {
  return {
    version: version as number,
    changedBy: changedBy as string[],
    changes: Object.entries(changes as Record<string, [unknown, unknown]>).map(([field, [before, after]]) => ({
      field,
      before,
      after,
    })),
  };
}
