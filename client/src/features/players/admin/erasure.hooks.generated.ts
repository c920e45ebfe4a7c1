import { useMutation } from '@apollo/client/react';
import {
  ErasePlayerDocument,
  type ErasePlayerMutation,
  type ErasePlayerMutationVariables,
} from './erasure.generated';

export const useErasePlayerMutation = (options?: useMutation.Options<ErasePlayerMutation, ErasePlayerMutationVariables>) => useMutation(ErasePlayerDocument, options);
