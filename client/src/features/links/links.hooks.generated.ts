import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  OwnLinksDocument,
  type OwnLinksQuery,
  type OwnLinksQueryVariables,
  CreateLinkDocument,
  type CreateLinkMutation,
  type CreateLinkMutationVariables,
  UpdateLinkDocument,
  type UpdateLinkMutation,
  type UpdateLinkMutationVariables,
  ReorderLinksDocument,
  type ReorderLinksMutation,
  type ReorderLinksMutationVariables,
  DeleteLinkDocument,
  type DeleteLinkMutation,
  type DeleteLinkMutationVariables,
} from './links.generated';

export const useOwnLinksQuery = (options?: useQuery.Options<OwnLinksQuery, OwnLinksQueryVariables> | SkipToken) => useQuery(OwnLinksDocument, options);
export const useCreateLinkMutation = (options?: useMutation.Options<CreateLinkMutation, CreateLinkMutationVariables>) => useMutation(CreateLinkDocument, options);
export const useUpdateLinkMutation = (options?: useMutation.Options<UpdateLinkMutation, UpdateLinkMutationVariables>) => useMutation(UpdateLinkDocument, options);
export const useReorderLinksMutation = (options?: useMutation.Options<ReorderLinksMutation, ReorderLinksMutationVariables>) => useMutation(ReorderLinksDocument, options);
export const useDeleteLinkMutation = (options?: useMutation.Options<DeleteLinkMutation, DeleteLinkMutationVariables>) => useMutation(DeleteLinkDocument, options);
