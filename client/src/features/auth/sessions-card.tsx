import { messageOf } from '@/app/admin/forms/failure';
import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
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
    if (
      !(await confirm({
        text: t.auth.sign_out_of_all_other_browsers(),
        items,
        confirmLabel: t.auth.sign_out_elsewhere(),
      }))
    )
      return;
    try {
      const { data } = await signOutElsewhere();
      const count = data?.signOutElsewhere ?? 0;
      toast({
        kind: 'success',
        text: count === 1 ? t.auth.ended_1_other_session() : t.auth.ended_other_sessions({ count }),
      });
      onChanged();
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, t.auth.the_other_sessions_could_not_be_ended()) });
    }
  };
  return (
    <Card
      title={t.auth.signed_in_on()}
      aside={
        <Button size="small" busy={loading} disabled={others.length === 0} onClick={() => void run()}>
          {t.auth.sign_out_elsewhere()}
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
                {address && <>{address} · </>}
                {t.auth.last_used_since({ moment: formatMoment(lastSeenAt), moment2: formatMoment(createdAt) })}
              </p>
            </div>
            {current && <Badge tone="success">{t.auth.this_browser()}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
