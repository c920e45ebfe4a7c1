import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import type { AppError } from './errors.js';

/**
 * Root fields that tell of the mutations before them, what was refused, what can be taken back, and what has no match
 * of a bracket any more: none of their own.
 */
export const TELLING_FIELDS: ReadonlySet<string> = new Set(['refusals', 'undoable', 'unmatched']);

/**
 * Makes every mutation note why it was refused, for `Mutation.refusals`: root fields of a mutation are executed one
 * after another, so that one at the end knows of all before it.
 * @param refusalIn what of an error the caller caused, or null
 */
export function noteRefusals(schema: GraphQLSchema, refusalIn: (error: unknown) => AppError | null): void {
  const mutation = schema.getMutationType();
  if (!isObjectType(mutation)) return;
  for (const field of Object.values(mutation.getFields())) {
    const { resolve, name } = field;
    if (!resolve || TELLING_FIELDS.has(name)) continue;
    field.resolve = async (source, args, ctx: RequestContext, info) => {
      try {
        return (await resolve(source, args, ctx, info)) as unknown;
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal) ctx.refusals.push({ mutation: answerName(info), error: refusal });
        throw error;
      }
    };
  }
}

function answerName({ fieldNodes, fieldName }: GraphQLResolveInfo): string {
  return fieldNodes[0]?.alias?.value ?? fieldName;
}
