import { useEffect, useId, useRef, useState } from 'react';
import { NotAllowed, notificationState, NotPossible, tellNoMore, tellOf } from '@/app/push/notifications';
import { readTold } from '@/app/push/told-teams';
import { graphAddress } from '@/app/graph-address';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Switch } from './switch';

interface Props {
  organizationId: string;
  team: { id: string; name: string };
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** As the graph's `GameNotice` has them. */
const NOTICES = ['MOVED', 'CALLED_OFF', 'BEGINS', 'ENDS'] as const;

/** Switches notifications of a team on and off, and says what they tell; in the browser's own dialog. */
export function NotificationsDialog({ organizationId, team, isOn, onTurn, onClose }: Props) {
  const { user } = useSite();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useNotificationState();
  const [notices, setNotices] = useState<readonly string[]>(() => readTold(organizationId)?.notices ?? NOTICES);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  // What was chosen last; while something is being saved it waits for its turn.
  const chosen = useRef(notices);
  const isSaving = useRef(false);

  const turn = async (wantsOn: boolean): Promise<void> => {
    if (isSaving.current) return;
    if (wantsOn && chosen.current.length === 0)
      return setSaid({ text: t.teams.choose_at_least_one_notice(), isError: true });
    isSaving.current = true;
    setIsBusy(true);
    setSaid(null);
    const uri = graphAddress(user);
    try {
      if (wantsOn) {
        let told: readonly string[];
        do {
          told = chosen.current;
          await tellOf(uri, organizationId, team.id, told);
        } while (told !== chosen.current && chosen.current.length > 0);
      } else await tellNoMore(uri, organizationId, team.id);
      onTurn(wantsOn);
      const text = wantsOn ? t.teams.notifications_are_on() : t.teams.notifications_are_off();
      if (wantsOn && chosen.current.length === 0)
        setSaid({ text: t.teams.choose_at_least_one_notice(), isError: true });
      else setSaid({ text, isError: false });
    } catch (error) {
      show(readTold(organizationId)?.notices ?? chosen.current);
      // Whoever has closed the browser's question has not answered it; who has said no is told by the state.
      if (error instanceof NotAllowed) return;
      const isImpossible = error instanceof NotPossible;
      const text = isImpossible ? t.teams.notifications_not_here() : t.teams.notifications_did_not_work();
      setSaid({ text, isError: true });
    } finally {
      isSaving.current = false;
      setIsBusy(false);
    }
  };
  const show = (wanted: readonly string[]): void => {
    chosen.current = wanted;
    setNotices(wanted);
  };
  const choose = (notice: string, isWanted: boolean): void => {
    show(NOTICES.filter((each) => (each === notice ? isWanted : chosen.current.includes(each))));
    setSaid(null);
    if (isOn) void turn(true);
  };
  const why = REASONS[state]?.();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-1.5rem))] rounded-lg border border-line bg-surface p-5 text-ink shadow-card backdrop:bg-black/50"
    >
      <div className="flex flex-col gap-4 text-left">
        <h2 id={titleId} className="display text-xl leading-tight font-bold">
          {t.teams.notifications_of({ team: team.name })}
        </h2>
        {why !== undefined && <p>{why}</p>}
        {(state === 'possible' || state === 'denied') && (
          <>
            <Switch isOn={isOn} isBusy={isBusy} onTurn={(wantsOn) => void turn(wantsOn)}>
              <span className="font-semibold">{t.teams.notifications()}</span>
              <span className="text-sm text-muted">{t.teams.this_device_tells_you()}</span>
            </Switch>
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-2 font-semibold">{t.teams.tell_me_when_a_game()}</legend>
              {NOTICES.map((notice) => (
                <Checkbox
                  key={notice}
                  label={WORDS[notice]()}
                  checked={notices.includes(notice)}
                  onChange={(event) => choose(notice, event.target.checked)}
                />
              ))}
            </fieldset>
            <p role="status" className={said?.isError ? 'min-h-6 text-danger' : 'min-h-6 text-muted'}>
              {said?.text}
            </p>
            <p className="text-sm text-muted">{t.teams.for_all_followed_teams()}</p>
          </>
        )}
        <Button className="self-end" onClick={() => dialog.current?.close()}>
          {t.common.close()}
        </Button>
      </div>
    </dialog>
  );
}

/** What can be done here, also after somebody has changed the browser's settings. */
function useNotificationState(): ReturnType<typeof notificationState> {
  const [state, setState] = useState(notificationState);
  useEffect(() => {
    const look = (): void => setState(notificationState());
    let permission: PermissionStatus | undefined;
    // Not every browser has it, or knows this name.
    void Promise.resolve()
      .then(() => navigator.permissions.query({ name: 'notifications' }))
      .then(
        (found) => {
          permission = found;
          found.addEventListener('change', look);
        },
        () => undefined,
      );
    window.addEventListener('focus', look);
    return () => {
      permission?.removeEventListener('change', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return state;
}

const WORDS: Readonly<Record<(typeof NOTICES)[number], () => string>> = {
  MOVED: () => t.teams.notice_moved(),
  CALLED_OFF: () => t.teams.notice_called_off(),
  BEGINS: () => t.teams.notice_begins(),
  ENDS: () => t.teams.notice_ends(),
};

/** Why there can be none. */
const REASONS: Readonly<Record<ReturnType<typeof notificationState>, (() => string) | null>> = {
  possible: null,
  denied: () => t.teams.notifications_denied(),
  unsupported: () => t.teams.notifications_not_here(),
  'needs-home-screen': () => t.teams.notifications_on_home_screen(),
};
