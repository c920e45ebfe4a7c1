import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { ownQuery } from './own-query.js';

const PAGE = parse(`
  query Page($slug: String, $id: ID!, $season: ID! = "0", $hasSeason: Boolean! = false, $whatIf: Boolean! = false) {
    organization(slug: $slug) {
      ...SiteFrame
      activeSeason @skip(if: $hasSeason) { ...SeasonParts }
      season(id: $season) @include(if: $hasSeason) { ...SeasonParts }
      games @include(if: $whatIf) { ...GameParts }
      game(id: $id) { id }
    }
  }
  fragment SiteFrame on Organization { name }
  fragment SeasonParts on Season { id leagues { ...LeagueParts } }
  fragment LeagueParts on League { name }
  fragment GameParts on Game { id }
`);

test('the query is what the page shows: no frame, conditions decided, and nothing that is not used', () => {
  const { text, variables } = ownQuery(PAGE, { slug: 'nba', id: '7' })!;
  expect(variables).toEqual({ slug: 'nba', id: '7' });
  expect(text.replace(/\s+/g, ' ')).toBe(
    'query Page($slug: String, $id: ID!) { organization(slug: $slug) { activeSeason { ...SeasonParts } game(id: $id) { id } } } ' +
      'fragment SeasonParts on Season { id leagues { ...LeagueParts } } fragment LeagueParts on League { name }',
  );
});

test('variables that choose are followed', () => {
  const { text, variables } = ownQuery(PAGE, { id: '7', season: '3', hasSeason: true, whatIf: true })!;
  expect(variables).toEqual({ id: '7', season: '3' });
  expect(text).toContain('season(id: $season)');
  expect(text).toContain('fragment GameParts');
  expect(text).not.toContain('activeSeason');
});

test('of a page that shows its frame alone nothing is left', () => {
  const document = parse(
    'query ($slug: String) { organization(slug: $slug) { ...SiteFrame } } fragment SiteFrame on Organization { name }',
  );
  expect(ownQuery(document, { slug: 'nba' })).toBeNull();
});
