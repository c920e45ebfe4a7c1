import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { askGraph, GraphRefusal } from '@/app/answers/ask-graph';
import { graphAddress } from '@/app/graph-address';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { language } from '@/texts/language';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { FollowTeamByMailDocument } from './follow-by-mail.generated';

interface Props {
  organizationId: string;
  team: { id: string; name: string };
  onClose: () => void;
}

/** Asks for an address, in the browser's own dialog: a public page has no library for one. */
export default function FollowByMailDialog({ organizationId, team, onClose }: Props) {
  const site = useSite();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked');
  const [error, setError] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email')).trim();
    if (state === 'busy') return;
    if (!/^\S+@\S+\.\S+$/.test(email)) return setError(t.teams.please_enter_an_email_address());
    setState('busy');
    setError(null);
    try {
      const input = { organizationId, teamId: team.id, email, wantsResults: fields.get('results') === 'on' };
      await askGraph(graphAddress(site.user), FollowTeamByMailDocument, { input });
      setState('sent');
    } catch (failure) {
      const said = failure instanceof GraphRefusal && language() === 'en' ? failure.message : '';
      setError(said || t.teams.following_by_email_is_not_possible_now());
      setState('asked');
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(26rem,calc(100vw-1.5rem))] rounded-lg border border-line bg-surface p-5 text-ink shadow-card backdrop:bg-black/50"
    >
      <div className="flex flex-col gap-4 text-left">
        <h2 id={titleId} className="display text-xl leading-tight font-bold">
          {t.teams.follow_by_email({ team: team.name })}
        </h2>
        {state === 'sent' ? (
          <>
            <p role="status">{t.teams.look_into_your_mail()}</p>
            <Button className="self-end" onClick={() => dialog.current?.close()}>
              {t.common.close()}
            </Button>
          </>
        ) : (
          <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
            <p className="text-muted">{t.teams.told_when_a_game_is_moved()}</p>
            <Field
              label={t.teams.email_address()}
              required
              hint={t.teams.your_address_is_for_this_alone()}
              error={error}
            >
              {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} />}
            </Field>
            <Checkbox name="results" label={t.teams.results_too()} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => dialog.current?.close()}>{t.common.cancel()}</Button>
              <Button type="submit" variant="primary" busy={state === 'busy'}>
                {t.teams.ask_me_by_email()}
              </Button>
            </div>
          </form>
        )}
      </div>
    </dialog>
  );
}
