import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { RequestContext } from '../context/request-context.js';
import { describeFailure } from '../http/failure.js';
import { errorsOf } from '../http/live/live-errors.js';
import { RefusedDocument } from '../http/live/subscription-request.js';
import type { AppParts } from '../http/app-parts.js';
import { MCP_TOOLS, type McpTool } from './mcp-tools.js';

const INSTRUCTIONS =
  'Data of sports leagues: seasons, standings, schedules, box scores, players and their statistics. Ids come from overview, find and the answers before. ' +
  'Everything is what visitors of the site see; nothing can be changed here.';

/** The tools, for one request. */
export function mcpServer(parts: AppParts, ctx: RequestContext): McpServer {
  const server = new McpServer({ name: 'courtbook', version: '1' }, { instructions: INSTRUCTIONS });
  for (const tool of MCP_TOOLS) {
    const { name, title, description, input } = tool;
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      (given) => call(parts, ctx, tool, given),
    );
  }
  return server;
}

/** What goes wrong is told to the assistant, which may ask better: in the words of every other interface. */
async function call(
  parts: AppParts,
  ctx: RequestContext,
  tool: McpTool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  try {
    const answer = await tool.run(ctx, given, parts.log);
    return textOf(typeof answer === 'string' ? answer : JSON.stringify(answer));
  } catch (error) {
    return { ...textOf(JSON.stringify(wordsOf(error, parts, ctx))), isError: true };
  }
}

function wordsOf(error: unknown, { log }: AppParts, { requestId }: RequestContext): object {
  if (error instanceof RefusedDocument) return { code: error.code, errors: errorsOf(error, requestId, log) };
  const { status: _status, ...said } = describeFailure(error, requestId, log);
  return said;
}

function textOf(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}
