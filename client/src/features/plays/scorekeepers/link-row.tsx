import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { OneScorekeeperLinkFragment } from './scorekeepers.generated';
import { useRevokeScorekeeperLinkMutation } from './scorekeepers.hooks.generated';

/**
 * A link by who has opened it: nobody knows its address any more.
 * @param timeZone the organization's, in which links end
 */
export function LinkRow({ link, timeZone }: { link: OneScorekeeperLinkFragment; timeZone: string }) {
  const attempt = useMutationWithToast();
  const undoable = useUndoToast();
  const [revoke, { loading }] = useRevokeScorekeeperLinkMutation();
  const { id, madeBy, createdAt, endsAt, revokedAt, isOpen, holders } = link;
  const names = [...new Set(holders.map(({ name }) => name))];
  const used = holders
    .map(({ lastSeenAt }) => lastSeenAt)
    .toSorted()
    .at(-1);
  const who = names.length === 0 ? t.plays.nobody_has_opened_it_yet() : names.join(', ');
  const end = async (): Promise<void> => {
    await attempt(async () => {
      const { data } = await revoke({ variables: { id } });
      undoable({ message: t.plays.the_link_is_revoked(), undoId: data!.revokeScorekeeperLink.undoId });
    }, t.plays.the_link_could_not_be_revoked());
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className={names.length === 0 ? 'text-muted' : 'font-medium break-words'}>{who}</p>
        <p className="text-sm text-muted">
          {used !== undefined && <>{t.plays.last_used({ moment: formatMoment(used, timeZone) })} </>}
          {t.plays.made_by_ends({
            madeBy,
            moment: formatMoment(createdAt, timeZone),
            moment2: formatMoment(endsAt, timeZone),
          })}
        </p>
      </div>
      {!isOpen ? (
        <Badge>{revokedAt ? t.plays.revoked() : t.plays.ended_2()}</Badge>
      ) : (
        <Button size="small" className="min-h-11 sm:min-h-8" busy={loading} onClick={() => void end()}>
          {t.plays.revoke_the_link_of({ mark: (words) => <span className="sr-only">{words}</span>, who })}
        </Button>
      )}
    </li>
  );
}
