import type { DocumentNode } from 'graphql';
import { nameOf, textOf } from '@/graphql/operation';
import { csrfToken } from '../csrf-token';

/** With this type an error keeps its HTTP status and still has the graph's words in its body. */
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/** One operation as it is sent. */
export interface GraphRequest {
  operationName: string | undefined;
  query: string;
  variables: Record<string, unknown>;
}

/** What the graph answers. */
export interface GraphAnswer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: object }[];
}

/** An answer that is not the graph's: a proxy's error page. */
export class NotTheGraph extends Error {
  constructor(
    readonly response: Response,
    readonly bodyText: string,
  ) {
    super(String(response.status));
  }
}

/** The graph said no, in its own words. */
export class GraphRefusal extends Error {
  constructor(readonly errors: NonNullable<GraphAnswer['errors']>) {
    super(errors[0]?.message);
  }
}

/**
 * Asks the graph of the page's own host: one POST with JSON. @returns its answer, whatever its status
 * @throws NotTheGraph
 */
export async function postToGraph(
  uri: string,
  request: GraphRequest,
  { headers, signal, keepalive }: { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<GraphAnswer> {
  const response = await fetch(uri, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  const text = await response.text();
  const answer = parse(text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer))
    throw new NotTheGraph(response, text);
  return answer;
}

/** An operation as it is sent. */
function requestOf(document: DocumentNode, variables: Record<string, unknown>): GraphRequest {
  return { operationName: nameOf(document), query: textOf(document), variables };
}

/**
 * What the graph answers to an operation, asked without Apollo in the name of who is signed in.
 * @param options `keepalive`: it is sent though the page goes away at this moment
 * @throws GraphRefusal | NotTheGraph | TypeError
 */
export async function askGraph(
  uri: string,
  document: DocumentNode,
  variables: Record<string, unknown>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<unknown> {
  const token = csrfToken();
  const request = requestOf(document, variables);
  const { data, errors } = await postToGraph(uri, request, {
    ...(token && { headers: { 'X-XSRF-TOKEN': token } }),
    ...options,
  });
  if (errors) throw new GraphRefusal(errors);
  return data;
}

function parse(text: string): GraphAnswer | null {
  try {
    return JSON.parse(text) as GraphAnswer;
  } catch {
    return null;
  }
}
