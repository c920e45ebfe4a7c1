import { useMutation } from '@apollo/client/react';
import {
  ReportPresenceDocument,
  type ReportPresenceMutation,
  type ReportPresenceMutationVariables,
} from './presence.generated';

export const useReportPresenceMutation = (options?: useMutation.Options<ReportPresenceMutation, ReportPresenceMutationVariables>) => useMutation(ReportPresenceDocument, options);
