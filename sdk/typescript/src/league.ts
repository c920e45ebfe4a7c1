import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { LeagueError, type Told } from './league-error.js';
import {
  BoxScoresDocument,
  ChangesDocument,
  type ChangesQuery,
  type BoxScoreFragment,
  type GameFilter,
  type GameFragment,
  GamesDocument,
  OneBoxScoreDocument,
  type PlayerFilter,
  PlayersDocument,
  type PlayersQuery,
  SeasonsDocument,
  type SeasonsQuery,
  SetGameScoreDocument,
  type SetGameScoreInput,
  type SetGameScoreMutation,
  StandingsDocument,
  type StandingsQuery,
} from './operations.generated.js';
import { jsonOf, send, type Sender } from './send.js';

/** Which organization is meant, and how requests go out. */
export interface LeagueOptions extends Partial<Sender> {
  /** The organization's slug; else its domain. Without either it is the key's, or the one whose host `origin` is. */
  readonly slug?: string;
  readonly domain?: string;
  /** An API key of the organization; not for programs that others can read. */
  readonly key?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a season has as a whole. */
export type BulkTable = 'games' | 'box-scores' | 'players' | 'standings';
export type BulkFormat = 'ndjson' | 'csv' | 'parquet';

type Document<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };
type Listed<Query> = Query extends { organization: infer Organization } ? NonNullable<Organization> : never;
/** Something that is not as it was. */
export type ChangedThing = Listed<ChangesQuery>['changes']['nodes'][number];

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Told;
  }[];
}

/**
 * One organization's league data.
 *
 * Lists page by themselves, requests wait as long as `Retry-After` says and are sent again when nobody answered; writes
 * carry an idempotency key, so that each is done once.
 */
export class League {
  private readonly origin: string;
  private readonly named: { slug?: string; domain?: string };
  private readonly headers: Record<string, string>;
  private readonly sender: Sender;

  /** @param origin where the product runs, as 'https://leagues.example' */
  constructor(origin: string, { slug, domain, key, headers, ...sender }: LeagueOptions = {}) {
    this.origin = new URL(origin).origin;
    this.named = { ...(slug !== undefined && { slug }), ...(domain !== undefined && { domain }) };
    this.headers = { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...headers };
    this.sender = {
      fetch: (...call) => fetch(...call),
      retries: 4,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      ...sender,
    };
  }

  /** All seasons, as the organization orders them. */
  async seasons(): Promise<Listed<SeasonsQuery>['seasons']> {
    return (await this.organization(SeasonsDocument, {})).seasons;
  }

  /** The table of a season or a league; of the active season where none is named. */
  async standings(of: { seasonId?: string; leagueId?: string } = {}): Promise<Listed<StandingsQuery>['standings']> {
    return (await this.organization(StandingsDocument, of)).standings;
  }

  /** Games by date, as many as there are. */
  games(filter: GameFilter = {}): AsyncGenerator<GameFragment> {
    return pages(async (after) => (await this.organization(GamesDocument, { filter, after })).games);
  }

  /** Box scores by date, as many as there are. `values` and `totals` are in the order of `statDefinitions`. */
  boxScores(filter: GameFilter = {}): AsyncGenerator<BoxScoreFragment> {
    return pages(async (after) => (await this.organization(BoxScoresDocument, { filter, after })).games);
  }

  /** One game's box score; null when there is no such game. */
  async boxScore(id: string): Promise<BoxScoreFragment | null> {
    return (await this.organization(OneBoxScoreDocument, { id })).game;
  }

  /** Players by last name, as many as there are. */
  players(filter: PlayerFilter = {}): AsyncGenerator<Listed<PlayersQuery>['players']['nodes'][number]> {
    return pages(async (after) => (await this.organization(PlayersDocument, { filter, after })).players);
  }

  /**
   * What has changed since a cursor, as many as there are: each thing to be looked at again, or gone. Keep the cursor
   * that it answers, and ask with it next time. Without a cursor: nothing, and the cursor of now; take it before
   * reading everything.
   * @throws LeagueError with the code GONE for a cursor that is too old: take a new one, and read everything anew
   */
  async changesSince(cursor: string | null): Promise<{ changes: ChangedThing[]; cursor: string }> {
    const changes: ChangedThing[] = [];
    let after = cursor;
    for (;;) {
      const page = (await this.organization(ChangesDocument, { after })).changes;
      changes.push(...page.nodes);
      if (!page.hasMore) return { changes, cursor: page.cursor };
      after = page.cursor;
    }
  }

  /** A season as a whole, in one request: a body to be read while it comes. */
  async bulk(seasonId: string, table: BulkTable, format: BulkFormat): Promise<Response> {
    const query = new URLSearchParams(this.named).toString();
    const path = `/api/bulk/${encodeURIComponent(seasonId)}/${table}.${format}${query && `?${query}`}`;
    return send(this.sender, this.origin + path, { headers: this.headers }, async (response) => {
      if (response.ok) return response;
      const told = (await jsonOf(response)) as Told & { message: string };
      throw new LeagueError(told.message, told);
    });
  }

  /**
   * Signs in for writes: what is asked after that is asked as this user, who acts for the own organization.
   * @throws LeagueError when name or password are wrong
   */
  async signIn(username: string, password: string): Promise<void> {
    const request = {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    };
    const [response, told] = await send(this.sender, `${this.origin}/api/auth/login`, request, async (answered) => [
      answered,
      (await jsonOf(answered)) as Told & { message: string; csrfToken: string },
    ]);
    if (!response.ok) throw new LeagueError(told.message, told);
    this.headers['cookie'] = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0]!)
      .filter((cookie) => !cookie.endsWith('='))
      .join('; ');
    this.headers['x-xsrf-token'] = told.csrfToken;
  }

  /** Sets a game's final score. `expectedVersion` is the game's version that it is based on. */
  async setGameScore(id: string, input: SetGameScoreInput): Promise<SetGameScoreMutation['setGameScore']> {
    return (await this.run(SetGameScoreDocument, { id, input })).setGameScore;
  }

  /**
   * Any other operation, by its document with types, or as text.
   * @param idempotencyKey of a write, which is done once however often it is sent; without one each call makes its own
   * @throws LeagueError with the first error of the answer
   */
  async run<Data, Variables>(
    document: Document<Data, Variables> | string,
    variables: Variables,
    idempotencyKey?: string,
  ): Promise<Data> {
    const query = String(document);
    const key = idempotencyKey ?? (mayWrite(query) ? crypto.randomUUID() : undefined);
    const request = {
      method: 'POST',
      headers: {
        ...this.headers,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ query, variables }),
    };
    const { data, errors } = (await send(this.sender, `${this.origin}/graphql`, request, jsonOf)) as Answer<Data>;
    if (errors?.[0]) throw new LeagueError(errors[0].message, { ...errors[0].extensions });
    return data!;
  }

  private async organization<Data extends { organization: object | null }, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
  ): Promise<NonNullable<Data['organization']>> {
    const { organization } = await this.run(document, { ...this.named, ...variables });
    if (organization === null) throw new LeagueError('Organization not found.', { code: 'NOT_FOUND' });
    return organization as NonNullable<Data['organization']>;
  }
}

/** Whether the word that every write has stands in it. It may stand elsewhere, too: reads take no notice of a key. */
function mayWrite(query: string): boolean {
  return /\bmutation\b/.test(query);
}

async function* pages<Node>(read: (after: string | null) => Promise<Connection<Node>>): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await read(after);
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
