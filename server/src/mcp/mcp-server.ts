import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { describeFailure } from '../http/failure.js';
import { errorsOf } from '../http/live/live-errors.js';
import { RefusedDocument } from '../http/live/subscription-request.js';
import type { AppParts } from '../http/app-parts.js';
import { laterOf, retryAfter } from '../http/retry-after.js';
import { AppError, type ErrorDetails } from '../lib/errors.js';
import { type Arguments, MCP_TOOLS, type McpTool } from './mcp-tools.js';

const INSTRUCTIONS =
  'Data of sports leagues: seasons, standings, schedules, box scores, players and their statistics. Ids come from overview, find and the answers before. ' +
  'Everything is what visitors of the site see; nothing can be changed here.';

/**
 * The tools, for one request.
 * @param tellLater hears the headers that say when to ask again, where something could not be answered now
 */
export function mcpServer(
  parts: AppParts,
  ctx: RequestContext,
  tellLater: (headers: Record<string, string>) => void,
): McpServer {
  const server = new McpServer({ name: 'courtbook', version: '1' }, { instructions: INSTRUCTIONS });
  for (const tool of MCP_TOOLS) {
    const { name, title, description, input } = tool;
    server.registerTool(
      name,
      { title, description, inputSchema: told(input), annotations: { readOnlyHint: true, openWorldHint: false } },
      async (sent) => {
        try {
          const given = await checked(input, sent);
          const answer = await tool.run(ctx, given, parts.log);
          tellLater(laterOf((answer as { errors?: GraphQLFormattedError[] }).errors));
          return textOf(typeof answer === 'string' ? answer : JSON.stringify(answer));
        } catch (error) {
          // What goes wrong is told to the assistant, which may ask better: in the words of every other interface.
          const said = wordsOf(error, parts, ctx);
          tellLater(retryAfter(said.details));
          return { ...textOf(JSON.stringify(said)), isError: true };
        }
      },
    );
  }
  return server;
}

/**
 * What assistants are told that a tool takes. Whether they kept to it is looked at with everything else, so that it is
 * refused as everything else is.
 */
function told({ '~standard': standard }: McpTool['input']): McpTool['input'] {
  return { '~standard': { ...standard, validate: (value) => Promise.resolve({ value: value as Arguments }) } };
}

/** @throws 400 for what the tool does not take */
async function checked({ '~standard': { validate } }: McpTool['input'], given: unknown): Promise<Arguments> {
  const result = await validate(given);
  if (!result.issues) return result.value;
  throw new AppError('BAD_USER_INPUT', `Wrong arguments: ${result.issues.map(({ message }) => message).join(', ')}.`);
}

function wordsOf(
  error: unknown,
  { log }: AppParts,
  { requestId }: RequestContext,
): Readonly<Record<string, unknown> & { details?: ErrorDetails | undefined }> {
  if (error instanceof RefusedDocument) return { code: error.code, errors: errorsOf(error, requestId, log) };
  const { status: _status, ...said } = describeFailure(error, requestId, log);
  return said;
}

function textOf(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}
