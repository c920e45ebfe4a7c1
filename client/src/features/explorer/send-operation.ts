import type { GraphiQL } from 'graphiql';
import { parse } from 'graphql';
import type { ComponentProps } from 'react';
import { Observable } from 'rxjs';
import { csrfToken } from '@/app/csrf-token';

/** What is told of a response beside its answer. */
export interface ResponseInfo {
  status: number;
  /** `extensions.cost` of the answer; null where it has none. */
  cost: Cost | null;
  /** Headers by their names, in the answer's order. */
  headers: readonly (readonly [string, string])[];
}

/** What an answer has cost, as docs/graph.md has it. */
export interface Cost {
  estimated: number;
  actual: number;
  limit: number;
  statements: number;
  milliseconds: number;
  cached: boolean;
}

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

interface Options {
  headers?: Record<string, unknown> | null;
}

/**
 * Sends operations as this page's user. Subscriptions are followed by events.
 * @param onResponse gets null when one is sent, then what is told of its response; nothing of one before the latest,
 *   which may be answered after it was stopped
 */
export function operationSender(
  onResponse: (info: ResponseInfo | null) => void,
): (operation: Parameters<Fetcher>[0], options?: Options) => ReturnType<Fetcher> {
  let latest = 0;
  return ({ query, variables, operationName }, { headers } = {}) => {
    const body = { query, ...(variables !== undefined && { variables }), ...(operationName && { operationName }) };
    const own = (latest += 1);
    onResponse(null);
    if (kindOf(query, operationName) === 'subscription') return follow(body);
    return post(body, headers ?? {}, (info) => {
      if (own === latest) onResponse(info);
    });
  };
}

async function post(body: object, ownHeaders: Record<string, unknown>, onResponse: (info: ResponseInfo) => void) {
  const headers = new Headers({ 'content-type': 'application/json', 'query-cost': 'include' });
  const token = csrfToken();
  if (token !== null) headers.set('x-xsrf-token', token);
  for (const [name, value] of Object.entries(ownHeaders)) headers.set(name, String(value));
  const response = await fetch(graphAddress(), { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = read(await response.text());
  const cost = (answer as { extensions?: { cost?: Cost } }).extensions?.cost ?? null;
  onResponse({ status: response.status, cost, headers: [...response.headers] });
  return answer;
}

function follow(body: Record<string, unknown>): Observable<object> {
  return new Observable((observer) => {
    const parameters = Object.entries(body).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const source = new EventSource(graphAddress(Object.fromEntries(parameters)));
    source.addEventListener('next', ({ data }) => observer.next(read(String(data))));
    source.addEventListener('complete', () => {
      source.close();
      observer.complete();
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return; // it connects again by itself
      observer.error(new Error('The server refused to be followed: there are too many streams, or no connection.'));
    });
    return () => source.close();
  });
}

/** Where an operation is sent. Whom a signed-in call is about goes with the page's own address. */
function graphAddress(parameters: Readonly<Record<string, string>> = {}): string {
  const organization = new URLSearchParams(window.location.search).get('organization');
  const query = new URLSearchParams({ ...parameters, ...(organization !== null && { organization }) }).toString();
  return query === '' ? '/graphql' : `/graphql?${query}`;
}

function kindOf(query: string, operationName: string | null | undefined): string | undefined {
  try {
    const operations = parse(query).definitions.filter((each) => each.kind === 'OperationDefinition');
    return (operations.find(({ name }) => name?.value === operationName) ?? operations[0])?.operation;
  } catch {
    return undefined; // the server says what is wrong with it
  }
}

function read(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return { message: text };
  }
}
