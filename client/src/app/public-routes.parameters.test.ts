import { expect, test } from 'vitest';
import { TENANT_ROUTES } from './public-routes';

/** Notes which parameters are asked for. */
class Watched extends URLSearchParams {
  readonly read = new Set<string>();

  override get(name: string): string | null {
    this.read.add(name);
    return super.get(name);
  }
}

test.each(TENANT_ROUTES.map((route) => [route.path, route] as const))(
  'the route %s names what its page reads of the query',
  async (_path, { load, parameters = [] }) => {
    const { default: page } = await load();
    const search = new Watched();
    const site = { host: 'localhost', onPlatform: true, slug: 'nba', domain: null, user: null };
    page.variables({ params: { id: '1', divisionId: '1' }, search, site });
    expect([...search.read].filter((name) => !parameters.includes(name))).toEqual([]);
  },
);
