import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { FollowedGame } from './live/followed-game';
import type { Site } from './site';
import type { SiteFrameFragment } from './site-frame.generated';

/** What a page's address says, after its route. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  site: Site;
}

/** What the head of a page says about it. */
export interface PageHead {
  /** The page's own name; the site's title follows it. Absent on the home page. */
  title?: string;
  /** A sentence of the page's own, which follows "Welcome to {title}"; without one the title does. */
  description?: string;
  /** Address of a picture for social networks. */
  image?: string | null;
}

/** What a page component is given: its query's answer, complete. */
export interface PageProps<Data> {
  data: Data;
  location: PageLocation;
}

/**
 * A public page: one document that asks for all of it, and what is made of the answer. The server executes the document
 * in-process and renders; the browser reads the same answer from its cache. A page without a document needs nothing of
 * the graph.
 */
export interface Page<Data = unknown, Variables extends OperationVariables = OperationVariables> {
  document: TypedDocumentNode<Data, Variables> | null;
  variables(location: PageLocation): Variables;
  /** The text of a not-found page; null when everything is there. */
  notFound?(data: Data, location: PageLocation): string | null;
  head(data: Data, location: PageLocation): PageHead;
  /**
   * A schema.org object for search engines, without @context. Only the server says it: `import.meta.env.SSR &&` before
   * it keeps it out of what browsers load.
   */
  structuredData?: false | ((data: Data) => Record<string, unknown> | null | undefined);
  Component: ComponentType<PageProps<Data>>;
  /** What somebody can do about what it shows, beside sharing it. */
  Actions?: ComponentType<PageProps<Data>>;
  /** A page of games: it changes by itself while one of them does (app/live). */
  live?: {
    /** The games that it shows. */
    games(data: Data): readonly FollowedGame[];
    /** Whether it is to be followed without a game of it that something is to come of, too. */
    isOpen?(data: Data, location: PageLocation): boolean;
    /** Follows the games of the day alone, instead of the whole document: other rows than these stay as they are. */
    byDay?: true;
  };
  /** The specified loading text; may depend on the organization, which is null while unknown. Default 'Loading...'. */
  loadingText?: string | ((organization: SiteFrameFragment | null) => string | undefined);
}

/** A page as the route table holds it, whatever its document. */
export type AnyPage = Page<unknown, OperationVariables>;

/** Infers a page's types from its document. */
export function definePage<Data, Variables extends OperationVariables>(page: Page<Data, Variables>): AnyPage {
  return page as unknown as AnyPage;
}
