import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import { AppError } from '../lib/errors.js';
import type { RequestContext } from './context.js';
import { answer } from './door.js';
import { graphqlFailure, headersOf, runOperation } from './graphql-door.js';
import { LIMITS } from './limits/rules.js';
import type { AppParts } from './parts.js';
import { produceOnce } from './produce-once.js';
import { uploadDigest } from './upload-digest.js';

/** The most bytes of one uploaded file. Images are held to less where they are read. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** For those who are signed in, all of them administrators: files of a season, whose reader refuses more than this by its line of the list. */
const MAX_ADMIN_FILE_BYTES = 33 * 1024 * 1024;
const MAX_FILES = 3;

/**
 * `POST /graphql` with files (GraphQL multipart request). A browser sends such a body for any site without asking, so it
 * needs a header that only scripts of this host can set; and its caller is checked before a byte of a file is read.
 */
export function multipartDoor(parts: AppParts, apollo: ApolloServer<RequestContext>): RequestHandler {
  return async (req, res) => {
    await answer(parts, req, res, {
      door: 'graphql',
      key: null,
      async produce(ctx) {
        if (!req.headers['apollo-require-preflight']) {
          throw new AppError('BAD_USER_INPUT', 'A multipart request needs the header apollo-require-preflight.');
        }
        const body = await processRequest(req, res, {
          maxFieldSize: LIMITS.bodyBytes,
          maxFileSize: ctx.actor ? MAX_ADMIN_FILE_BYTES : MAX_FILE_BYTES,
          maxFiles: MAX_FILES,
        });
        const request = { method: 'POST', headers: headersOf(req, false), search: '', body };
        const key = req.headers['idempotency-key'];
        // What tells two calls apart is what their files hold: with a key, the call waits for all of them.
        const digest = key !== undefined && ctx.actor ? await uploadDigest(body) : '';
        return produceOnce(ctx, key, ['multipart', digest], () => runOperation(apollo, ctx, request));
      },
      fail: graphqlFailure,
    });
  };
}
