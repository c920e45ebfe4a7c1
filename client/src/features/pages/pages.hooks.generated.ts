import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  EditablePagesDocument,
  type EditablePagesQuery,
  type EditablePagesQueryVariables,
  EditablePageDocument,
  type EditablePageQuery,
  type EditablePageQueryVariables,
  PageRevisionsDocument,
  type PageRevisionsQuery,
  type PageRevisionsQueryVariables,
  PreviewPageBlocksDocument,
  type PreviewPageBlocksQuery,
  type PreviewPageBlocksQueryVariables,
  CreatePageDocument,
  type CreatePageMutation,
  type CreatePageMutationVariables,
  SavePageDocument,
  type SavePageMutation,
  type SavePageMutationVariables,
  PublishPageDocument,
  type PublishPageMutation,
  type PublishPageMutationVariables,
  UnpublishPageDocument,
  type UnpublishPageMutation,
  type UnpublishPageMutationVariables,
  DeletePageDocument,
  type DeletePageMutation,
  type DeletePageMutationVariables,
  UploadPageImageDocument,
  type UploadPageImageMutation,
  type UploadPageImageMutationVariables,
} from './pages.generated';

export const useEditablePagesQuery = (options?: useQuery.Options<EditablePagesQuery, EditablePagesQueryVariables> | SkipToken) => useQuery(EditablePagesDocument, options);
export const useEditablePageQuery = (options: useQuery.Options<EditablePageQuery, EditablePageQueryVariables> | SkipToken) => useQuery(EditablePageDocument, options);
export const usePageRevisionsQuery = (options: useQuery.Options<PageRevisionsQuery, PageRevisionsQueryVariables> | SkipToken) => useQuery(PageRevisionsDocument, options);
export const usePreviewPageBlocksQuery = (options: useQuery.Options<PreviewPageBlocksQuery, PreviewPageBlocksQueryVariables> | SkipToken) => useQuery(PreviewPageBlocksDocument, options);
export const useCreatePageMutation = (options?: useMutation.Options<CreatePageMutation, CreatePageMutationVariables>) => useMutation(CreatePageDocument, options);
export const useSavePageMutation = (options?: useMutation.Options<SavePageMutation, SavePageMutationVariables>) => useMutation(SavePageDocument, options);
export const usePublishPageMutation = (options?: useMutation.Options<PublishPageMutation, PublishPageMutationVariables>) => useMutation(PublishPageDocument, options);
export const useUnpublishPageMutation = (options?: useMutation.Options<UnpublishPageMutation, UnpublishPageMutationVariables>) => useMutation(UnpublishPageDocument, options);
export const useDeletePageMutation = (options?: useMutation.Options<DeletePageMutation, DeletePageMutationVariables>) => useMutation(DeletePageDocument, options);
export const useUploadPageImageMutation = (options?: useMutation.Options<UploadPageImageMutation, UploadPageImageMutationVariables>) => useMutation(UploadPageImageDocument, options);
