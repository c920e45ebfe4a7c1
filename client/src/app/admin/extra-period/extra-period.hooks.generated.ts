import { useMutation } from '@apollo/client/react';
import {
  AddExtraPeriodDocument,
  type AddExtraPeriodMutation,
  type AddExtraPeriodMutationVariables,
} from './extra-period.generated';

export const useAddExtraPeriodMutation = (options?: useMutation.Options<AddExtraPeriodMutation, AddExtraPeriodMutationVariables>) => useMutation(AddExtraPeriodDocument, options);
