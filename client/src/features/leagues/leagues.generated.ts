/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminLeaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLeaguesQuery = { me: { id: string, actingFor: { id: string, leagues: Array<{ id: string, version: number, name: string, seasonLeagues: Array<{ id: string, season: { id: string, name: string, active: boolean } }> }> } | null } | null };

export type AdminLeagueQueryVariables = Exact<{
  id: string;
}>;


export type AdminLeagueQuery = { me: { id: string, actingFor: { id: string, league: { id: string, version: number, name: string, seasonLeagues: Array<{ id: string, teamCount: number, season: { id: string, name: string, active: boolean, startDate: string | null, finishDate: string | null } }> } | null } | null } | null };

export type DeleteLeaguesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLeaguesMutation = { deleteLeagues: { deletedIds: Array<string>, undoId: string | null, message: string } };


export const AdminLeaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLeagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actingFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seasonLeagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminLeaguesQuery, AdminLeaguesQueryVariables>;
export const AdminLeagueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLeague"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actingFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seasonLeagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"finishDate"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminLeagueQuery, AdminLeagueQueryVariables>;
export const DeleteLeaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedIds"}},{"kind":"Field","name":{"kind":"Name","value":"undoId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteLeaguesMutation, DeleteLeaguesMutationVariables>;
export const useAdminLeaguesQuery = (options?: useQuery.Options<AdminLeaguesQuery, AdminLeaguesQueryVariables> | SkipToken) => useQuery(AdminLeaguesDocument, options);
export const useAdminLeaguesLazyQuery = (options?: useLazyQuery.Options<AdminLeaguesQuery, AdminLeaguesQueryVariables>) => useLazyQuery(AdminLeaguesDocument, options);
export const useAdminLeaguesSuspenseQuery = (options?: useSuspenseQuery.Options<AdminLeaguesQueryVariables> | SkipToken) => useSuspenseQuery(AdminLeaguesDocument, options);
export const useAdminLeagueQuery = (options: useQuery.Options<AdminLeagueQuery, AdminLeagueQueryVariables> | SkipToken) => useQuery(AdminLeagueDocument, options);
export const useAdminLeagueLazyQuery = (options?: useLazyQuery.Options<AdminLeagueQuery, AdminLeagueQueryVariables>) => useLazyQuery(AdminLeagueDocument, options);
export const useAdminLeagueSuspenseQuery = (options: useSuspenseQuery.Options<AdminLeagueQueryVariables> | SkipToken) => useSuspenseQuery(AdminLeagueDocument, options);
export const useDeleteLeaguesMutation = (options?: useMutation.Options<DeleteLeaguesMutation, DeleteLeaguesMutationVariables>) => useMutation(DeleteLeaguesDocument, options);
export type { Types };