import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { siteAddress } from '@/app/admin/frame/view-site';
import { useActFor } from '@/app/admin/organization/use-act-for';
import { type UserSecret, UserSecretDialog } from '@/app/admin/users/user-secret';
import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { useSite } from '@/app/site-context';
import { roleName } from '@/lib/role-names';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { TeamLogo } from '@/ui/team-logo';
import { AddUserDialog } from './add-user-dialog';
import type { AdminOrganizationFragment } from './organizations.generated';
import { useDeleteOrganization } from './use-delete-organization';

/** One organization: what it is, where its site is, who its users are. */
export function OrganizationCard({
  organization,
  user,
  sendsMail,
  onEdit,
}: {
  organization: AdminOrganizationFragment;
  /** Who looks. */
  user: SiteUser;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
  onEdit: () => void;
}) {
  const { name, slug, domains, logoUrl, sports, listed, customSite, users } = organization;
  const [adding, setAdding] = useState(false);
  // One may arrive while another one is shown.
  const [secrets, setSecrets] = useState<readonly UserSecret[]>([]);
  const [remove, removing] = useDeleteOrganization();
  const actFor = useActFor(user);
  const site = useSite();
  return (
    <section
      aria-label={name}
      className="card flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-start gap-3">
        <TeamLogo name={name} logoUrl={logoUrl} size="large" />
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="display text-xl leading-tight font-bold">{name}</h2>
          <p className="text-sm break-words text-muted">
            <a href={siteAddress(site, slug)} className="link">{`/${slug}`}</a>
            {domains.map((domain) => ` · ${domain}`)}
          </p>
          <p className="mt-1 flex flex-wrap gap-1.5">
            {sports.map((sport) => (
              <Badge key={sport.id}>{sportName(sport.name)}</Badge>
            ))}
            {!listed && <Badge tone="warning">{t.organizations.unlisted()}</Badge>}
            {customSite && <Badge tone="accent">{t.organizations.own_site()}</Badge>}
          </p>
        </div>
      </div>
      <div>
        <h3 className="eyebrow text-muted">{t.organizations.users()}</h3>
        {users.length === 0 ? (
          <p className="text-sm text-muted">{t.organizations.no_users_found()}</p>
        ) : (
          <ul className="text-sm">
            {users.map(({ id, username, role }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-0.5">
                <span className="min-w-0 truncate font-medium">{username}</span>
                <span className="text-muted">{roleName(role)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-3">
        <Button
          size="small"
          onClick={() => void actFor(organization.id, adminPaths.seasons())}
          aria-label={t.organizations.manage({ name })}
        >
          {t.organizations.manage_2()}
        </Button>
        <Button size="small" onClick={onEdit} aria-label={t.organizations.edit({ name })}>
          {t.common.edit()}
        </Button>
        <Button size="small" onClick={() => setAdding(true)} aria-label={t.organizations.add_a_user_to_2({ name })}>
          <UserPlus aria-hidden="true" size={16} />
          {t.organizations.add_user()}
        </Button>
        <DeleteButton name={name} onDelete={() => void remove(organization)} className="ml-auto" busy={removing} />
      </div>
      {adding && (
        <AddUserDialog
          organization={organization}
          sendsMail={sendsMail}
          onSecret={(secret) => setSecrets((before) => [...before, secret])}
          onClose={() => setAdding(false)}
        />
      )}
      {secrets[0] && <UserSecretDialog secret={secrets[0]} onClose={() => setSecrets((before) => before.slice(1))} />}
    </section>
  );
}
