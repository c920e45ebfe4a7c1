import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import {
  SetupStepsDocument,
  type SetupStepsQuery,
  type SetupStepsQueryVariables,
} from './setup-steps.generated';

export const useSetupStepsQuery = (options?: useQuery.Options<SetupStepsQuery, SetupStepsQueryVariables> | SkipToken) => useQuery(SetupStepsDocument, options);
