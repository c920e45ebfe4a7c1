import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { EmptyState } from '@/ui/empty-state';
import { UserDialog } from './user-dialog';
import { type UserSecret, UserSecretDialog } from '@/app/admin/users/user-secret';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import type { UsersQuery } from './users.generated';
import { useUserOrganizationsQuery, useUsersQuery } from './users.hooks.generated';
import { UsersTable } from './users-table';

/** Shown for all organizations at once; a super administrator may choose one. */
const EVERYWHERE = 'all';

/** The users of an organization, or of the platform (platform, section 2.10). */
export default function UsersScreen() {
  const { user } = useSite();
  const isSuper = user?.role === 'super_admin';
  const [{ search, organization }, setFilters] = useFilters(['search', 'organization']);
  const chosen = organization || (user?.organizationId ?? EVERYWHERE);
  const result = useUsersQuery({
    variables: isSuper ? (chosen === EVERYWHERE ? { everywhere: true } : { organizationId: chosen }) : {},
  });
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<UserSecret | null>(null);
  const mayCreate =
    isSuper || (user?.role === 'org_owner' && result.data?.me?.actingFor?.settings?.ownersManageStaff === true);
  return (
    <>
      <ScreenHeader
        title={t.users.user_settings()}
        actions={
          <>
            {mayCreate && (
              <Button variant="primary" onClick={() => setIsNew(true)}>
                <Plus aria-hidden="true" size={18} />
                {t.users.new_user()}
              </Button>
            )}
            <ExportMenu
              list="users"
              filters={{
                ...(isSuper && (chosen === EVERYWHERE ? { everywhere: true } : { organizationId: chosen })),
                search,
              }}
            />
          </>
        }
      >
        {isSuper
          ? t.users.people_who_sign_in_to_the_administration()
          : t.users.people_who_sign_in_to_the_administration_of()}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['search', 'organization']}>
          {isSuper && <OrganizationFilter value={chosen} onChange={(value) => setFilters({ organization: value })} />}
          <SearchFilter
            name="search"
            label={t.users.find()}
            placeholder={t.common.username()}
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
        </FilterBar>
      </div>
      <QueryResult result={result}>{(data) => <List {...data} search={search} onSecret={setSecret} />}</QueryResult>
      {isNew && result.data && (
        <UserDialog
          user={null}
          sports={result.data.me?.actingFor?.sports ?? []}
          organizationId={isSuper && chosen !== EVERYWHERE ? chosen : (user?.organizationId ?? null)}
          sendsMail={result.data.sendsMail}
          onClose={() => setIsNew(false)}
          onSecret={setSecret}
        />
      )}
      {secret !== null && <UserSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function List({
  users,
  me,
  sendsMail,
  search,
  onSecret,
}: Pick<UsersQuery, 'users' | 'me' | 'sendsMail'> & { search: string; onSecret: (secret: UserSecret) => void }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = users.filter(({ username }) => username.toLocaleLowerCase().includes(wanted));
  const edited = useKeptRow(users, editedId);
  if (shown.length === 0)
    return (
      <EmptyState title={t.users.no_users_found()}>
        {users.length > 0 && t.users.no_username_holds_this_text()}
      </EmptyState>
    );
  return (
    <>
      <UsersTable users={shown} sendsMail={sendsMail} onEdit={setEditedId} onSecret={onSecret} />
      {edited && (
        <UserDialog
          user={edited}
          sports={me?.actingFor?.sports ?? []}
          organizationId={edited.organization?.id ?? null}
          sendsMail={sendsMail}
          onClose={() => setEditedId(null)}
          onSecret={onSecret}
        />
      )}
    </>
  );
}

function OrganizationFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data } = useUserOrganizationsQuery();
  const options = [
    { value: EVERYWHERE, label: t.users.all_organizations() },
    ...(data?.organizations ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectFilter
      name="organization"
      label={t.users.organization()}
      options={options}
      value={data ? value : EVERYWHERE}
      onChange={onChange}
    />
  );
}
