import { Agent, request as httpRequest } from 'node:http';

/** Somebody signed in, who asks the graph over one connection. */
export interface Caller {
  /** The session's cookies: names and values. */
  readonly cookies: readonly [name: string, value: string][];
  /**
   * Answers the data of an operation, and how many milliseconds it took.
   * @throws when there was any error
   */
  ask<Data>(query: string, variables: object): Promise<{ data: Data; ms: number }>;
}

/** Signs a user in. */
export async function signIn(port: number, username: string, password: string): Promise<Caller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const jar = new Map<string, string>();
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask: Caller['ask'] = async <Data>(query: string, variables: object) => {
    const token = jar.get('XSRF-TOKEN');
    const begin = performance.now();
    const { text, setCookies } = await post(agent, port, JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...(jar.size > 0 && { cookie: cookie() }),
      ...(token !== undefined && { 'x-xsrf-token': token }),
    });
    const ms = performance.now() - begin;
    for (const set of setCookies)
      jar.set(set.slice(0, set.indexOf('=')), set.slice(set.indexOf('=') + 1).split(';', 1)[0]!);
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(errors)}`);
    return { data, ms };
  };
  await ask('mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }', {
    input: { username, password },
  });
  return {
    get cookies() {
      return [...jar];
    },
    ask,
  };
}

/** Posts JSON to a path of a server on this machine; its text comes back. */
export function post(
  agent: Agent,
  port: number,
  body: string,
  headers: Record<string, string>,
  path = '/graphql',
): Promise<{ text: string; setCookies: string[] }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, port, path, host: '127.0.0.1', method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ text: Buffer.concat(chunks).toString(), setCookies: response.headers['set-cookie'] ?? [] }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
