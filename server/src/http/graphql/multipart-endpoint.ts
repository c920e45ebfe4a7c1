import type { ApolloServer } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import { organizationIn } from '../../features/tenancy/tenancy.service.js';
import { AppError } from '../../lib/errors.js';
import type { RequestContext } from '../../context/request-context.js';
import { handleRequest } from '../handle-request.js';
import { graphqlFailure, headersOf, runOperation, searchOf } from './graphql-endpoint.js';
import { LIMITS } from './limits/rules.js';
import { isWithin, MOST_LEVELS } from '../security/nesting.js';
import type { AppParts } from '../app-parts.js';
import { withGraphqlCost } from '../cost/tell-cost.js';
import { idempotentResponse } from '../caching/idempotent-response.js';
import { failWithUploads } from './broken-uploads.js';
import { uploadDigest } from './upload-digest.js';

/** The most bytes of one uploaded file. Images are held to less where they are read. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/**
 * For those who are signed in, all of them administrators: files and archives of a season, whose readers refuse less
 * than this.
 */
const MAX_ADMIN_FILE_BYTES = 65 * 1024 * 1024;
const MAX_FILES = 4;

/**
 * `POST /graphql` with files (GraphQL multipart request). A browser sends such a body for any site without asking, so
 * it needs a header that only scripts of this host can set; and its caller is checked before a byte of a file is read.
 */
export function multipartEndpoint(parts: AppParts, apollo: ApolloServer<RequestContext>): RequestHandler {
  return async (req, res) => {
    await handleRequest(parts, req, res, {
      transport: 'graphql',
      key: null,
      takesKeys: true,
      tellCost: withGraphqlCost,
      names: organizationIn(searchOf(req.url)),
      async produce(ctx) {
        if (!req.headers['apollo-require-preflight']) {
          throw new AppError('BAD_USER_INPUT', 'A multipart request needs the header apollo-require-preflight.');
        }
        letRestPass(req, res);
        const body = await processRequest(req, res, {
          maxFieldSize: LIMITS.bodyBytes,
          maxFileSize: ctx.actor ? MAX_ADMIN_FILE_BYTES : MAX_FILE_BYTES,
          maxFiles: MAX_FILES,
        });
        if (!isWithin(body, MOST_LEVELS))
          throw new AppError('BAD_USER_INPUT', `The operations are nested more than ${MOST_LEVELS} levels deep.`);
        failWithUploads(body);
        const request = { method: 'POST', headers: headersOf(req, false), search: '', body };
        const key = req.headers['idempotency-key'];
        // What tells two calls apart is what their files hold: with a key, the call waits for all of them.
        const digest = key !== undefined && ctx.actor ? await uploadDigest(body) : '';
        return idempotentResponse(ctx, key, ['multipart', digest], () => runOperation(apollo, ctx, request));
      },
      fail: graphqlFailure,
    });
  };
}

/**
 * Lets past what has not been read of a request once it is answered, as a refusal is: a browser reads no answer while
 * it still sends, and what follows on the connection stands behind it.
 */
function letRestPass(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    req.unpipe();
    req.resume();
  });
}
