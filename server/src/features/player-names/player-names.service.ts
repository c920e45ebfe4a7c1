import { splitFullName } from '../../domain/text/split-full-name.js';
import { type NameParts, type PlayerNames, shownName } from '../../domain/players/shown-name.js';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import type { Conditions } from '../../lib/conditions.js';
import { groupBy } from '../../lib/group-by.js';
import { isAdminOf } from '../../lib/policy.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { playersOfLink } from './players-of-link.loaders.js';
import { wornByPlayer } from './worn.loaders.js';

/** A player by id, with the name as it is stored. */
interface Stored extends NameParts {
  readonly id: number;
}

type Hidden = Exclude<PlayerNames, 'full'>;

/** All players of an organization under the names that the public sees; lists of equal length. */
interface Directory {
  readonly ids: number[];
  readonly firstNames: string[];
  readonly lastNames: string[];
  /** By what they are sorted: #7 comes before #10. */
  readonly sortNames: string[];
  /** What they are found by, in `search_form`. */
  readonly searchTexts: string[];
  /** Each name once. */
  readonly names: ShownNames;
}

const ALL = statement<[id: number, firstName: string, lastName: string], [organizationId: number]>(
  'names_of_organization',
  'SELECT id, first_name, last_name FROM players WHERE organization_id = $1 ORDER BY id',
);

const SEARCH_TEXTS = statement<[text: string], [firstNames: readonly string[], lastNames: readonly string[]]>(
  'names_search_texts',
  `SELECT search_form(first_name || ' ' || last_name)
   FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS n (first_name, last_name, place) ORDER BY place`,
);

const directories = versionCache<Directory>(50);

/**
 * How the caller is told the organization's players: as they are stored for its own administrators, as the organization
 * has decided for everybody else. Whatever reads names for a response goes through this file.
 */
export function namesForCaller(ctx: RequestContext, organizationId: number): PromiseOrValue<PlayerNames> {
  if (isAdminOf(ctx, organizationId)) return 'full';
  return whenThere(organizationById(ctx, organizationId), (organization) => organization?.playerNames ?? 'full');
}

/**
 * The names under which the caller is shown players, in the order given. Whoever keeps the score of a game knows its
 * players.
 */
export async function shownNames(
  ctx: RequestContext,
  organizationId: number,
  players: readonly Stored[],
): Promise<readonly NameParts[]> {
  const names = await namesForCaller(ctx, organizationId);
  if (names === 'full') return players;
  const known = await playersOfLink(ctx, organizationId);
  const shown = await named(ctx, organizationId, names, players);
  return players.map((player, index) => (known.has(player.id) ? player : shown[index]!));
}

/**
 * A captain's name that was typed, as the caller is shown it. Nobody knows a number for it: where players are numbers
 * it is shown by initials.
 */
export async function shownTypedName(ctx: RequestContext, organizationId: number, name: string): Promise<string> {
  const names = await namesForCaller(ctx, organizationId);
  if (names === 'full') return name;
  const { firstName, lastName } = shownName(names === 'number' ? 'initials' : names, splitFullName(name), null);
  return `${firstName} ${lastName}`.trim();
}

/** A table expression with the names that lists are searched and sorted by. */
export interface NamesSource {
  /** What a WITH clause begins with; empty where names are those of the table `players`. */
  readonly cte: string;
  /** What joins it to the table `players` that goes by the name `p`. */
  readonly join: string;
  /** The columns, as SQL. */
  readonly firstName: string;
  readonly lastName: string;
  /** What lists are sorted by first, before the first name. */
  readonly sortName: string;
  /** What a search looks in: a text in `search_form`. */
  readonly searchText: string;
}

const STORED: NamesSource = {
  cte: '',
  join: '',
  firstName: 'p.first_name',
  lastName: 'p.last_name',
  sortName: 'p.last_name',
  searchText: 'p.search_text',
};

/**
 * Where names are hidden from the caller, they must not decide about order, search or cursors either: then the names
 * that are shown take the place of the stored ones in the statement.
 */
export async function namesSource(
  ctx: RequestContext,
  organizationId: number,
  conditions: Conditions,
): Promise<NamesSource> {
  const names = await namesForCaller(ctx, organizationId);
  if (names === 'full') return STORED;
  const { ids, ...lists } = await directory(ctx, organizationId, names);
  const [cte = ''] = conditions.when('shown', ids, (mark) => {
    const texts = [lists.firstNames, lists.lastNames, lists.sortNames, lists.searchTexts].map(
      (list) => `${conditions.param(list)}::text[]`,
    );
    return `shown (id, first_name, last_name, sort_name, search_text) AS MATERIALIZED (SELECT * FROM unnest(${mark}::integer[], ${texts.join(', ')}))`;
  });
  return {
    cte,
    join: 'JOIN shown ON shown.id = p.id',
    firstName: 'shown.first_name',
    lastName: 'shown.last_name',
    sortName: 'shown.sort_name',
    searchText: 'shown.search_text',
  };
}

/** Names that somebody is shown under, each once; lists of equal length. */
export interface ShownNames {
  /** What they are found by, in `search_form`. */
  readonly searchTexts: readonly string[];
  readonly firstNames: readonly string[];
  /** What lists are sorted by first, before the first name. */
  readonly sortNames: readonly string[];
  /** Ids of the players who are shown so, the lowest first. */
  readonly players: readonly (readonly number[])[];
}

/**
 * The names under which the caller is shown players, where they are not the stored ones; null where they are. Hidden
 * names are alike by the hundred (A. R., #7) and there is no index on them: a search goes through each once.
 */
export async function hiddenNames(ctx: RequestContext, organizationId: number): Promise<ShownNames | null> {
  const names = await namesForCaller(ctx, organizationId);
  if (names === 'full') return null;
  return (await directory(ctx, organizationId, names)).names;
}

const directory = (ctx: RequestContext, organizationId: number, names: Hidden): PromiseOrValue<Directory> =>
  directories.get(ctx, organizationId, `shown as ${names}`, () => readDirectory(ctx, organizationId, names));

async function readDirectory(ctx: RequestContext, organizationId: number, names: Hidden): Promise<Directory> {
  const players = (await query(ctx, ALL, organizationId, [organizationId])).map(([id, firstName, lastName]) => ({
    id,
    firstName,
    lastName,
  }));
  const shown = await named(ctx, organizationId, names, players);
  const firstNames = shown.map(({ firstName }) => firstName);
  const lastNames = shown.map(({ lastName }) => lastName);
  const sortNames = lastNames.map((name) =>
    names === 'number' ? name.replace(/\d+/gu, (digits) => digits.padStart(15, '0')) : name,
  );
  const searchTexts = (await query(ctx, SEARCH_TEXTS, organizationId, [firstNames, lastNames])).map(([text]) => text);
  const ids = players.map(({ id }) => id);
  const places = groupBy(ids.keys(), (place) => `${firstNames[place]}\n${lastNames[place]}`);
  const once = [...places.values()];
  const ofEach = (list: readonly string[]): string[] => once.map(([first]) => list[first!]!);
  return {
    ids,
    firstNames,
    lastNames,
    sortNames,
    searchTexts,
    names: {
      searchTexts: ofEach(searchTexts),
      firstNames: ofEach(firstNames),
      sortNames: ofEach(sortNames),
      players: once.map((same) => same.map((place) => ids[place]!)),
    },
  };
}

async function named(
  ctx: RequestContext,
  organizationId: number,
  names: PlayerNames,
  players: readonly Stored[],
): Promise<NameParts[]> {
  const worn =
    names === 'number'
      ? await Promise.all(players.map(({ id }) => wornByPlayer(ctx).load({ organizationId, id })))
      : [];
  return players.map((player, index) => shownName(names, player, worn[index]?.jerseyNumber ?? null));
}
