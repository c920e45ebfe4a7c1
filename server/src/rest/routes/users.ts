import { type Bindings, del, get, post, put, type Row } from '../row.js';

const account: Bindings = {
  username: 'input.username',
  email: 'input.email',
  role: 'input.role',
  sportIds: 'input.sportIds',
};

/** Users, and signing in. */
export const userRows: readonly Row[] = [
  get('/auth/check-auth', 'public', 'CheckAuth', 'Who is signed in, if anybody.'),
  post(
    '/auth/login',
    'public',
    'SignIn',
    'Signs in at the site of an organization or of the platform; sets the session cookie.',
    {
      body: { username: 'input.username', password: 'input.password', domain: 'input.domain', slug: 'input.slug' },
    },
  ),
  post('/auth/logout', 'public', 'SignOut', 'Ends the session, if there is one.'),
  get(
    '/usersv2',
    'admin',
    'Users',
    'Users of the organization acted for. E-mail addresses only of those whom the caller may edit.',
  ),
  post(
    '/usersv2',
    'super_admin',
    'CreateUser',
    'Creates a user. Without a password a temporary one is made and answered once.',
    {
      body: { ...account, password: 'input.password', organization_id: 'input.organizationId' },
      owners: true,
    },
  ),
  put('/usersv2/{id}', 'super_admin', 'UpdateUser', 'Changes a user; a temporary password is answered once.', {
    body: { ...account, resetPassword: 'input.resetPassword' },
    owners: true,
  }),
  del('/usersv2/{id}', 'super_admin', 'DeleteUser', 'Deletes a user.', { owners: true }),
  del('/users/{id}', 'super_admin', 'DeleteUser', 'Deletes a user.', {
    owners: true,
    failure: 'Failed to delete user',
  }),
];
