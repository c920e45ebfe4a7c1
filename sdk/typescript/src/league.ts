import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { follow } from './follow.js';
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
  ScoresDocument,
  type ScoresSubscription,
  SeasonsDocument,
  type SeasonsQuery,
  SetGameScoreDocument,
  type SetGameScoreInput,
  type SetGameScoreMutation,
  StandingsDocument,
  type StandingsQuery,
} from './operations.generated.js';
import { jsonOf, pause, send, type Sender } from './send.js';

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

/** A game with its score, final or running. */
export type Score = Listed<ScoresSubscription>['dayScores'][number];

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
interface GraphError {
  readonly message: string;
  readonly extensions?: Told;
}
interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphError[];
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
      wait: pause,
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
    return send(this.sender, this.origin + path, { headers: this.headers }, opened);
  }

  /**
   * The games of a day with their scores: at once, and all of them anew whenever something has changed, at most twice a
   * second.
   * @param date as '2025-11-24'; absent: today, by the organization's clock
   * @param signal ends it while nothing comes
   */
  async *scores({ date, signal }: { date?: string; signal?: AbortSignal } = {}): AsyncGenerator<readonly Score[]> {
    for await (const { organization } of this.follow(ScoresDocument, { ...this.named, date }, signal)) {
      if (organization === null) throw notFound();
      yield organization.dayScores;
    }
  }

  /**
   * What a subscription answers: at once, and anew whenever it has changed, as visitors see it, or the key, until the
   * loop that reads it ends. A connection that breaks is made again, however long that takes; what has been told is not
   * told twice.
   * @param signal ends it while nothing comes
   * @throws LeagueError with the first error of an answer without data
   */
  async *follow<Data, Variables>(
    document: Document<Data, Variables> | string,
    variables: Variables,
    signal?: AbortSignal,
  ): AsyncGenerator<Data> {
    const headers = { ...this.headers, accept: 'text/event-stream', 'content-type': 'application/json' };
    const request = { method: 'POST', body: JSON.stringify({ query: String(document), variables }) };
    const open = (known: string | null): Promise<Response> => {
      const since = known !== null && { 'last-event-id': known };
      const init = { ...request, headers: { ...headers, ...since }, signal: signal ?? null };
      return send(this.sender, `${this.origin}/graphql`, init, opened);
    };
    for await (const text of follow({ open, wait: this.sender.wait, signal })) {
      const { data, errors } = JSON.parse(text) as Answer<Data>;
      if (!data) throw refusal(errors?.[0]);
      yield data;
    }
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
    if (errors?.[0]) throw refusal(errors[0]);
    return data!;
  }

  private async organization<Data extends { organization: object | null }, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
  ): Promise<NonNullable<Data['organization']>> {
    const { organization } = await this.run(document, { ...this.named, ...variables });
    if (organization === null) throw notFound();
    return organization as NonNullable<Data['organization']>;
  }
}

/** A body to be read while it comes. @throws LeagueError for a refusal, by REST or by the graph */
async function opened(response: Response): Promise<Response> {
  if (response.ok) return response;
  const told = (await jsonOf(response)) as (Told & { message: string }) | Answer<never>;
  throw 'message' in told ? new LeagueError(told.message, told) : refusal(told.errors?.[0]);
}

function refusal({ message, extensions }: GraphError = { message: 'Nothing was answered.' }): LeagueError {
  return new LeagueError(message, { ...extensions });
}

const notFound = (): LeagueError => new LeagueError('Organization not found.', { code: 'NOT_FOUND' });

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
