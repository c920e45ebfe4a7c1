import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { namesSource } from '../player-names/player-names.service.js';
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
  const inName = matches(conditions, wanted.words, 'search_form(t.name)');
  const limit = conditions.param(wanted.first);
  const stmt = conditions.statement<Found>(
    'search_teams',
    `WITH found AS MATERIALIZED (
       SELECT t.id, t.name FROM teams t WHERE t.organization_id = $1 AND ${inName.conditions.join(' AND ')})
     ${best(inName, `SELECT t.id, lower(t.name) AS name, ${inName.rank} AS rank FROM found t`, 'name', limit)}`,
  );
  return idsOf(await query(ctx, stmt, organizationId, conditions.params));
}

/**
 * Ids of the players whose names have all words, the best first: the names that the caller is shown, so that a hidden one
 * is not found out by looking for it.
 */
export async function findPlayers(ctx: RequestContext, organizationId: number, wanted: Wanted): Promise<number[]> {
  const conditions = new Conditions(organizationId);
  const names = await namesSource(ctx, organizationId, conditions);
  const form = `search_form(${names.searched})`;
  const inName = matches(conditions, wanted.words, form, 'p.form');
  const limit = conditions.param(wanted.first);
  const found = `found AS MATERIALIZED (SELECT p.*, ${form} AS form FROM players p ${names.join}
    WHERE p.organization_id = $1 AND ${inName.conditions.join(' AND ')})`;
  const ranked = `SELECT p.id, lower(${names.sortName}) AS last, lower(${names.firstName}) AS first, ${inName.rank} AS rank
    FROM found p ${names.join}`;
  const stmt = conditions.statement<Found>(
    'search_players',
    `WITH ${[names.cte, found].filter(Boolean).join(', ')} ${best(inName, ranked, 'last, first', limit)}`,
  );
  return idsOf(await query(ctx, stmt, organizationId, conditions.params));
}

/**
 * Ids of the games of two teams that the words name together, the newest first: each word is in one of both names, and each
 * team has one that the other has not. A single word names no game.
 */
export async function findGames(ctx: RequestContext, organizationId: number, wanted: Wanted): Promise<number[]> {
  if (wanted.words.length < 2) return [];
  const conditions = new Conditions(organizationId);
  const { conditions: inName } = matches(conditions, wanted.words, 'search_form(t.name)');
  const limit = conditions.param(wanted.first);
  const each = inName.map((_, index) => `words[${index + 1}]`);
  const own = (team: string, other: string): string =>
    `(${each.map((word) => `${team}.${word} AND NOT ${other}.${word}`).join(' OR ')})`;
  const stmt = conditions.statement<Found>(
    'search_games',
    `WITH named AS MATERIALIZED (SELECT t.id, ARRAY[${inName.join(', ')}] AS words FROM teams t
       WHERE t.organization_id = $1 AND (${inName.join(' OR ')}))
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
  const { conditions: where, rank } = matches(conditions, wanted.words, 'search_form(r.title)');
  const limit = conditions.param(wanted.first);
  const stmt = conditions.statement<[path: string, title: string]>(
    'search_pages',
    `SELECT p.path, r.title FROM pages p
     JOIN page_revisions r ON r.organization_id = p.organization_id AND r.id = p.published_revision_id
     WHERE p.organization_id = $1 AND ${where.join(' AND ')} ORDER BY ${rank} DESC, lower(r.title), p.path LIMIT ${limit}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map(([path, title]) => ({ path, title }));
}

const idsOf = (rows: readonly Found[]): number[] => rows.map(([id]) => id);
