import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  WebhooksDocument,
  type WebhooksQuery,
  type WebhooksQueryVariables,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
  type WebhookDeliveriesQueryVariables,
  CreateWebhookDocument,
  type CreateWebhookMutation,
  type CreateWebhookMutationVariables,
  UpdateWebhookDocument,
  type UpdateWebhookMutation,
  type UpdateWebhookMutationVariables,
  RotateWebhookSecretDocument,
  type RotateWebhookSecretMutation,
  type RotateWebhookSecretMutationVariables,
  EndFormerWebhookSecretDocument,
  type EndFormerWebhookSecretMutation,
  type EndFormerWebhookSecretMutationVariables,
  TestWebhookDocument,
  type TestWebhookMutation,
  type TestWebhookMutationVariables,
  ResendWebhookDeliveryDocument,
  type ResendWebhookDeliveryMutation,
  type ResendWebhookDeliveryMutationVariables,
  DeleteWebhookDocument,
  type DeleteWebhookMutation,
  type DeleteWebhookMutationVariables,
} from './webhooks.generated';

export const useWebhooksQuery = (options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> | SkipToken) => useQuery(WebhooksDocument, options);
export const useWebhookDeliveriesQuery = (options: useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> | SkipToken) => useQuery(WebhookDeliveriesDocument, options);
export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) => useMutation(CreateWebhookDocument, options);
export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) => useMutation(UpdateWebhookDocument, options);
export const useRotateWebhookSecretMutation = (options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) => useMutation(RotateWebhookSecretDocument, options);
export const useEndFormerWebhookSecretMutation = (options?: useMutation.Options<EndFormerWebhookSecretMutation, EndFormerWebhookSecretMutationVariables>) => useMutation(EndFormerWebhookSecretDocument, options);
export const useTestWebhookMutation = (options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>) => useMutation(TestWebhookDocument, options);
export const useResendWebhookDeliveryMutation = (options?: useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) => useMutation(ResendWebhookDeliveryDocument, options);
export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) => useMutation(DeleteWebhookDocument, options);
