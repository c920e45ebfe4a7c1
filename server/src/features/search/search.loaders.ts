import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { nameOrder } from '../../lib/name-order.js';
import { query } from '../../lib/query.js';
import { hiddenNames, type ShownNames } from '../player-names/player-names.service.js';
import { best, matches } from './matches.js';

/** What is looked for: words as `searchWords` gives them, at least one, and how many of a kind are wanted at most. */
export interface Wanted {
  readonly words: readonly string[];
  readonly first: number;
}

type Found = [id: number];

/** Ids of the teams whose names have all words, the best first. */
export async function findTeams(ctx: RequestContext, organizationId: number, wanted: Wanted): Promise<number[]> {
  const conditions = new Conditions(organizationId);
  const inName = matches(conditions, wanted.words, 't.search_text');
  const source = {
    from: 'teams t',
    where: 't.organization_id = $1',
    columns: 't.id',
    order: [nameOrder('t.name'), 't.id'],
  };
  const stmt = conditions.statement<Found>('search_teams', best(inName, source, conditions.param(wanted.first)));
  return idsOf(await query(ctx, stmt, organizationId, conditions.params));
}

/**
 * Ids of the players whose names have all words, the best first: the names that the caller is shown, so that a hidden
 * one is not found out by looking for it.
 */
export async function findPlayers(ctx: RequestContext, organizationId: number, wanted: Wanted): Promise<number[]> {
  const hidden = await hiddenNames(ctx, organizationId);
  if (hidden) return findHidden(ctx, organizationId, hidden, wanted);
  const conditions = new Conditions(organizationId);
  const inName = matches(conditions, wanted.words, 'p.search_text');
  const source = {
    from: 'players p',
    where: 'p.organization_id = $1',
    columns: 'p.id',
    order: [nameOrder('p.last_name'), nameOrder('p.first_name'), 'p.id'],
  };
  const stmt = conditions.statement<Found>('search_players', best(inName, source, conditions.param(wanted.first)));
  return idsOf(await query(ctx, stmt, organizationId, conditions.params));
}

/**
 * The same among names that are shown in place of the stored ones: as many names as players are wanted have enough of
 * them.
 */
async function findHidden(
  ctx: RequestContext,
  organizationId: number,
  names: ShownNames,
  wanted: Wanted,
): Promise<number[]> {
  const conditions = new Conditions(organizationId);
  const inName = matches(conditions, wanted.words, 'n.search_text');
  const lists = [names.searchTexts, names.firstNames, names.sortNames].map((list) => conditions.param(list));
  const source = {
    from: `(SELECT $1::integer AS organization_id, l.* FROM unnest(${lists.map((mark) => `${mark}::text[]`).join(', ')})
      WITH ORDINALITY AS l (search_text, first_name, sort_name, place)) n`,
    where: 'n.organization_id = $1',
    columns: 'n.place::integer - 1',
    order: [nameOrder('n.sort_name'), nameOrder('n.first_name'), 'n.place'],
  };
  const stmt = conditions.statement<[place: number]>(
    'search_hidden_players',
    best(inName, source, conditions.param(wanted.first)),
  );
  const places = await query(ctx, stmt, organizationId, conditions.params);
  return places.flatMap(([place]) => names.players[place]!).slice(0, wanted.first);
}

/**
 * Ids of the games of two teams that the words name together, the newest first: each word is in one of both names, and
 * each team has one that the other has not. A single word names no game.
 */
export async function findGames(ctx: RequestContext, organizationId: number, wanted: Wanted): Promise<number[]> {
  if (wanted.words.length < 2) return [];
  const conditions = new Conditions(organizationId);
  const { spelled, alike } = matches(conditions, wanted.words, 't.search_text');
  const limit = conditions.param(wanted.first);
  const each = alike.map((_, index) => `words[${index + 1}]`);
  // A word that is spelled in the name of some team is in no other that is only like it.
  const meant = alike.map((_, index) => {
    const place = `[${index + 1}]`;
    return `CASE WHEN bool_or(spelled${place}) OVER () THEN spelled${place} ELSE alike${place} END`;
  });
  const own = (team: string, other: string): string =>
    `(${each.map((word) => `${team}.${word} AND NOT ${other}.${word}`).join(' OR ')})`;
  const stmt = conditions.statement<Found>(
    'search_games',
    `WITH found AS MATERIALIZED (SELECT t.id, ARRAY[${spelled.join(', ')}] AS spelled, ARRAY[${alike.join(', ')}] AS alike FROM teams t
       WHERE t.organization_id = $1 AND (${alike.join(' OR ')})),
     named AS MATERIALIZED (SELECT id, ARRAY[${meant.join(', ')}] AS words FROM found)
     SELECT g.id FROM games g JOIN named home ON home.id = g.home_team_id JOIN named away ON away.id = g.away_team_id
     WHERE g.organization_id = $1 AND ${each.map((word) => `(home.${word} OR away.${word})`).join(' AND ')}
       AND ${own('home', 'away')} AND ${own('away', 'home')}
     ORDER BY g.date DESC NULLS LAST, g.time DESC NULLS LAST, g.id DESC LIMIT ${limit}`,
  );
  return idsOf(await query(ctx, stmt, organizationId, conditions.params));
}

/** Where the published pages stand whose titles have all words, the best first. */
export async function findPages(
  ctx: RequestContext,
  organizationId: number,
  wanted: Wanted,
): Promise<{ path: string; title: string }[]> {
  const conditions = new Conditions(organizationId);
  const inTitle = matches(conditions, wanted.words, 'search_form(r.title)');
  const source = {
    from: `pages p JOIN page_revisions r ON r.organization_id = p.organization_id AND r.id = p.published_revision_id`,
    where: 'p.organization_id = $1',
    columns: 'p.path, r.title',
    order: [nameOrder('r.title'), 'p.path'],
  };
  const stmt = conditions.statement<[path: string, title: string]>(
    'search_pages',
    best(inTitle, source, conditions.param(wanted.first)),
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map(([path, title]) => ({ path, title }));
}

const idsOf = (rows: readonly Found[]): number[] => rows.map(([id]) => id);
