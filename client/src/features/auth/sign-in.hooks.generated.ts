import { useMutation } from '@apollo/client/react';
import {
  SignInDocument,
  type SignInMutation,
  type SignInMutationVariables,
} from './sign-in.generated';

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) => useMutation(SignInDocument, options);
