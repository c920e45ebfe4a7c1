import { roleName } from '@/lib/role-names';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { useDeleteUser } from './use-delete-user';
import { InvitationBadge, InvitationMenu } from './invitation';
import type { UserSecret } from '@/app/admin/users/user-secret';
import type { EditableUserFragment } from './users.generated';

/** Users with what the caller may do with each; whoever may edit nobody sees neither e-mails nor buttons. */
export function UsersTable({
  users,
  sendsMail,
  onEdit,
  onSecret,
}: {
  users: readonly EditableUserFragment[];
  sendsMail: boolean;
  onEdit: (id: string) => void;
  onSecret: (secret: UserSecret) => void;
}) {
  const [remove] = useDeleteUser();
  const someEditable = users.some(({ editable }) => editable);
  const columns: Column<EditableUserFragment>[] = [
    {
      key: 'username',
      header: t.common.username(),
      cell: ({ username, invitation }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{username}</span>
          {invitation && <InvitationBadge {...invitation} />}
        </span>
      ),
      sortBy: ({ username }) => username,
    },
    ...(someEditable
      ? [
          {
            key: 'email',
            header: t.users.email(),
            cell: ({ email }: EditableUserFragment) => email ?? <span className="text-muted">–</span>,
            sortBy: ({ email }: EditableUserFragment) => email,
          },
        ]
      : []),
    {
      key: 'role',
      header: t.users.role(),
      cell: ({ role }) => <Badge tone={role === 'STAFF' ? 'neutral' : 'accent'}>{roleName(role)}</Badge>,
      sortBy: ({ role }) => role,
    },
    {
      key: 'organization',
      header: t.users.organization(),
      cell: ({ organization }) => organization?.name ?? <span className="text-muted">{t.users.platform()}</span>,
      sortBy: ({ organization }) => organization?.name,
    },
    {
      key: 'sports',
      header: t.users.sports(),
      cell: ({ sports }) =>
        sports.map(({ name }) => sportName(name)).join(', ') || <span className="text-muted">–</span>,
    },
    ...(someEditable
      ? [
          {
            key: 'actions',
            header: <span className="sr-only">{t.users.actions()}</span>,
            align: 'number' as const,
            cell: (user: EditableUserFragment) =>
              user.editable && (
                <span className="inline-flex gap-2">
                  <Button
                    size="small"
                    aria-label={t.users.edit({ username: user.username })}
                    onClick={() => onEdit(user.id)}
                  >
                    {t.common.edit()}
                  </Button>
                  <DeleteButton name={user.username} onDelete={() => void remove(user)} />
                  {user.invitation && <InvitationMenu user={user} sendsMail={sendsMail} onSecret={onSecret} />}
                </span>
              ),
          },
        ]
      : []),
  ];
  return (
    <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table
        caption={t.users.users()}
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        initialSort={{ key: 'username', descending: false }}
      />
    </div>
  );
}
