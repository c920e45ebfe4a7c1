import type { ApolloLink } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

/**
 * Sends operations that hold files as multipart requests. The header tells the server that a script of this host made
 * the request.
 */
export function uploadTransport(uri: string): ApolloLink {
  return new UploadHttpLink({ uri, credentials: 'same-origin', headers: { 'apollo-require-preflight': 'true' } });
}
