import type { Config } from '../../config.js';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import { hashPassword } from '../../features/users/password.service.js';
import type { Role } from '../../context/request-context.js';
import type { RouterFactory } from '../../http/express-app.js';
import { type Caller, startTestApp, type TestApp } from '../app.js';
import { createUser } from '../factories.js';
import { rest, type RestResponse } from '../rest-client.js';
import { type RestCall } from './call.js';
import { fingerprintOf } from './fingerprint.js';
import { PASSWORD } from './rows/platform.js';
import { createRestTenant, type RestTenant } from './tenant.js';

/** Who calls. */
export type Asker = Role | 'anonymous' | 'scorekeeper' | `key ${KeyScope}`;

/** Two tenants that no call may change, and fresh ones for the calls that do. */
export interface RestWorld {
  readonly app: TestApp;
  readonly own: RestTenant;
  readonly other: RestTenant;
  fresh(): Promise<RestTenant>;
  /** Whether everything stands in the two tenants as in the beginning. */
  untouched(): Promise<boolean>;
  /** A session of its own, since some calls end sessions; super administrators act for the tenant, or the one given. */
  signIn(role: Asker, tenant: RestTenant, actingFor?: RestTenant): Promise<Caller>;
  send(call: RestCall, as: Caller): Promise<RestResponse>;
  close(): Promise<void>;
}

/** Starts the server with the tenants. */
export async function startRestWorld(
  routers: readonly RouterFactory[],
  config: Partial<Config> = {},
): Promise<RestWorld> {
  const app = await startTestApp({ routers, ownDatabase: true, config });
  const passwordHash = await hashPassword(PASSWORD);
  const root = await createUser(app.manager, null);
  const fresh = (): Promise<RestTenant> => createRestTenant(app.manager, passwordHash);
  const [own, other] = [await fresh(), await fresh()];
  const print = await fingerprintOf(app.database);
  const prints = async (): Promise<string> =>
    JSON.stringify(await Promise.all([own, other].map(({ id }) => print(id))));
  const before = await prints();
  return {
    app,
    own,
    other,
    fresh,
    untouched: async () => (await prints()) === before,
    async signIn(role, { id, staff, owner, things }, actingFor) {
      if (role === 'anonymous') return {};
      if (role === 'scorekeeper') return app.keepScoreAs({ organizationId: id, gameId: Number(things.game) });
      if (role.startsWith('key ')) return app.showKeyOf({ organizationId: id, scopes: [role.slice(4) as KeyScope] });
      return app.signInAs({
        id: role === 'staff' ? staff.id : role === 'org_owner' ? owner.id : root.id,
        organizationId: actingFor?.id ?? id,
      });
    },
    send: ({ method, path, body }, as) =>
      rest(app, `${method} ${path}`, { as, ...(['POST', 'PUT'].includes(method) && { json: body }) }),
    close: () => app.close(),
  };
}
