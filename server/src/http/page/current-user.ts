import { parse } from 'graphql';
import type { RequestContext } from '../context.js';
import { execute } from '../execute.js';
import type { PageUser } from './renderer.js';

const VIEWER = parse('query Viewer { me { theme actingFor { id } } }');

/** What pages need to know of the signed-in user; null when nobody is. */
export async function currentUser(ctx: RequestContext): Promise<PageUser | null> {
  if (!ctx.actor) return null;
  const { data } = await execute<{ me: { theme: 'LIGHT' | 'DARK'; actingFor: { id: string } | null } | null }>(
    ctx,
    VIEWER,
  );
  return {
    id: String(ctx.actor.id),
    username: ctx.actor.username,
    role: ctx.actor.role,
    organizationId: data?.me?.actingFor?.id ?? null,
    theme: data?.me?.theme === 'DARK' ? 'dark' : 'light',
  };
}
