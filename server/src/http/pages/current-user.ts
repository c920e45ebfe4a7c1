import { parse } from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { execute } from '../graphql/execution/execute.js';
import type { SiteLanguage } from '../../domain/languages/language.js';
import type { PageTheme, PageUser } from './renderer.js';

const VIEWER = parse('query Viewer { me { theme actingFor { id siteLanguage } } }');

interface Viewer {
  theme: Uppercase<PageTheme>;
  actingFor: { id: string; siteLanguage: Uppercase<SiteLanguage> } | null;
}

/** What pages need to know of the signed-in user; null when nobody is. */
export async function currentUser(ctx: RequestContext): Promise<PageUser | null> {
  const actor = ctx.passwordPending ?? ctx.actor;
  if (!actor) return null;
  const { data } = await execute<{ me: Viewer | null }>(ctx, VIEWER);
  return {
    id: String(actor.id),
    username: actor.username,
    role: actor.role,
    organizationId: data?.me?.actingFor?.id ?? null,
    mustChangePassword: ctx.passwordPending !== null,
    theme: (data?.me?.theme.toLowerCase() ?? 'light') as PageTheme,
    siteLanguage: (data?.me?.actingFor?.siteLanguage.toLowerCase() ?? 'device') as SiteLanguage,
  };
}
