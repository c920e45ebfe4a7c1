/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BrowseQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowseQuery = { listings: Array<{ id: string, name: string, slug: string, logoUrl: string | null, customSite: boolean, customPageUrl: string | null, sports: Array<{ id: string, name: string }> }> };


export const BrowseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Browse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customSite"}},{"kind":"Field","name":{"kind":"Name","value":"customPageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BrowseQuery, BrowseQueryVariables>;
export const useBrowseQuery = (options?: useQuery.Options<BrowseQuery, BrowseQueryVariables> | SkipToken) => useQuery(BrowseDocument, options);
export const useBrowseLazyQuery = (options?: useLazyQuery.Options<BrowseQuery, BrowseQueryVariables>) => useLazyQuery(BrowseDocument, options);
export const useBrowseSuspenseQuery = (options?: useSuspenseQuery.Options<BrowseQueryVariables> | SkipToken) => useSuspenseQuery(BrowseDocument, options);
export type { Types };