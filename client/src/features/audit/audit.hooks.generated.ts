import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  AuditTrailDocument,
  type AuditTrailQuery,
  type AuditTrailQueryVariables,
  AuditActorsDocument,
  type AuditActorsQuery,
  type AuditActorsQueryVariables,
} from './audit.generated';

export const useAuditTrailQuery = (options?: useQuery.Options<AuditTrailQuery, AuditTrailQueryVariables> | SkipToken) => useQuery(AuditTrailDocument, options);
export const useAuditActorsQuery = (options?: useQuery.Options<AuditActorsQuery, AuditActorsQueryVariables> | SkipToken) => useQuery(AuditActorsDocument, options);
