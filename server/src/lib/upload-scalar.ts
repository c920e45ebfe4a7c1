import type { Readable } from 'node:stream';
import { GraphQLError, GraphQLScalarType } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';

/** A file on its way in. */
export interface IncomingFile {
  /** As the sender calls it; for display only. */
  filename: string;
  /** Its content, once. */
  createReadStream(): Readable;
}

/**
 * A file of a multipart request. Not the scalar of graphql-upload, which would bring a second copy of graphql along
 * where modules are loaded as ES modules.
 */
export const UploadScalar = new GraphQLScalarType<Promise<IncomingFile>, never>({
  name: 'Upload',
  description: 'A file, sent as the GraphQL multipart request specification says.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue(value) {
    if (value instanceof Upload) return value.promise as Promise<IncomingFile>;
    throw new GraphQLError('Upload: send the file in a multipart request.');
  },
  parseLiteral(node) {
    throw new GraphQLError('Upload: send the file in a multipart request.', { nodes: node });
  },
  serialize() {
    throw new GraphQLError('Upload is for input only.');
  },
});
