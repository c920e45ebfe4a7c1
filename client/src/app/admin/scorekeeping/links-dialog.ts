import { lazy } from 'react';

/** The links by which people without an account enter a game: loaded when somebody looks at them. */
export const ScorekeeperLinksDialog = lazy(async () => ({
  default: (await import('@/features/plays/scorekeepers/links-dialog')).LinksDialog,
}));
