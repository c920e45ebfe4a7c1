import type { GraphQLSchema } from 'graphql';
import { changesPage } from '../../change-log/change-log.js';
import type { BoundRow } from '../../rest/bound-row.js';
import { type Document, readDocuments } from './documents.js';
import { graphReference } from './graph-reference.js';
import type { Find, PortalPage } from './page.js';
import { restReference } from './rest-reference.js';
import { searchIndex } from './search.js';

/** All pages for developers, made once. */
export interface Portal {
  /** The page of a path, in any case; undefined where there is none. */
  page(path: string): PortalPage | undefined;
  readonly pages: readonly PortalPage[];
  readonly documents: readonly Document[];
  /** The finds that have all words of a question, the best first. */
  search(question: string, most: number): Find[];
  /** Those that have some of its words, for where none has all. */
  searchSome(question: string, most: number): Find[];
}

/** In which order the navigation has the groups of pages. */
export const GROUPS = ['Start', 'Guides', 'Use', 'Reference'] as const;

/** Makes the portal of the documents in docs/developers, the schema and the REST rows. */
export function makePortal(schema: GraphQLSchema, rows: readonly BoundRow[]): Portal {
  const documents = readDocuments();
  const pages = [...documents, ...graphReference(schema), restReference(rows), changesPage(schema)];
  const index = searchIndex(pages.flatMap(({ finds }) => finds));
  const byPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  return {
    page: (path) => byPath.get(path.toLowerCase()),
    pages,
    documents,
    search: index.all,
    searchSome: index.some,
  };
}
