import { messageOf } from '@/app/admin/forms/failure';
import { formatMoment } from '@/lib/moments';
import { Badge } from '@/ui/badge';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useConfirm } from '@/ui/confirm-context';
import type { OwnSessionFragment } from './account.generated';
import { useSignOutElsewhereMutation } from './account.hooks.generated';
import { describeBrowser } from './describe-browser';

/** Where the user is signed in, and the way to end all of it but this. */
export function SessionsCard({
  sessions,
  onChanged,
}: {
  sessions: readonly OwnSessionFragment[];
  onChanged: () => void;
}) {
  const toast = useToast();
  const confirm = useConfirm();
  const [signOutElsewhere, { loading }] = useSignOutElsewhereMutation();
  const others = sessions.filter(({ current }) => !current);
  const run = async (): Promise<void> => {
    const items = others.map(({ userAgent, address }) =>
      [describeBrowser(userAgent), address].filter(Boolean).join(', '),
    );
    if (!(await confirm({ text: 'Sign out of all other browsers?', items, confirmLabel: 'Sign out elsewhere' })))
      return;
    try {
      const { data } = await signOutElsewhere();
      const count = data?.signOutElsewhere ?? 0;
      toast({ kind: 'success', text: count === 1 ? 'Ended 1 other session.' : `Ended ${count} other sessions.` });
      onChanged();
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'The other sessions could not be ended.') });
    }
  };
  return (
    <Card
      title="Signed in on"
      aside={
        <Button size="small" busy={loading} disabled={others.length === 0} onClick={() => void run()}>
          Sign out elsewhere
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ id, userAgent, address, lastSeenAt, createdAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium" title={userAgent ?? undefined}>
                {describeBrowser(userAgent)}
              </p>
              <p className="tabular text-sm text-muted">
                {address && <>{address} · </>}last used {formatMoment(lastSeenAt)} · since {formatMoment(createdAt)}
              </p>
            </div>
            {current && <Badge tone="success">This browser</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
