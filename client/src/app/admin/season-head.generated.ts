/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SeasonHeadQueryVariables = Exact<{
  id: string;
}>;


export type SeasonHeadQuery = { me: { id: string, actingFor: { id: string, season: { id: string, name: string, active: boolean, startDate: string | null, finishDate: string | null } | null } | null } | null };


export const SeasonHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actingFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"finishDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeasonHeadQuery, SeasonHeadQueryVariables>;
export const useSeasonHeadQuery = (options: useQuery.Options<SeasonHeadQuery, SeasonHeadQueryVariables> | SkipToken) => useQuery(SeasonHeadDocument, options);
export const useSeasonHeadLazyQuery = (options?: useLazyQuery.Options<SeasonHeadQuery, SeasonHeadQueryVariables>) => useLazyQuery(SeasonHeadDocument, options);
export const useSeasonHeadSuspenseQuery = (options: useSuspenseQuery.Options<SeasonHeadQueryVariables> | SkipToken) => useSuspenseQuery(SeasonHeadDocument, options);
export type { Types };