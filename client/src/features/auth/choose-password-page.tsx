import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { askGraph } from '@/app/answers/ask-graph';
import { graphAddress } from '@/app/graph-address';
import { definePage } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import { SiteFrameDocument, type SiteFrameQuery, type SiteFrameQueryVariables } from '@/app/site-frame.generated';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import {
  ChoosePasswordDocument,
  type ChoosePasswordMutation,
  OpenPasswordLinkDocument,
  type OpenPasswordLinkMutation,
} from './choose-password.generated';
import { NarrowCard, NarrowPage } from './narrow-page';
import { refusalOf } from './refusal-of';

/** As the server has it. */
const SHORTEST = 10;

type OpenedLink = OpenPasswordLinkMutation['openPasswordLink'];

/**
 * What a link of a mail opens, or one that was handed over: a password is chosen. Its secret stands behind the `#`,
 * which only the page's script reads.
 */
function ChoosePasswordPage() {
  const site = useSite();
  const paths = usePaths();
  const [link, setLink] = useState<OpenedLink | 'gone' | null>(null);
  const [doneAs, setDoneAs] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<OpenedLink | 'gone'> => {
      const secret = window.location.hash.slice(1);
      if (secret === '') return 'gone';
      const answer = await askGraph(graphAddress(site.user), OpenPasswordLinkDocument, { secret });
      return (answer as OpenPasswordLinkMutation).openPasswordLink;
    };
    const look = (): void =>
      void open()
        .catch(() => 'gone' as const)
        .then((found) => isCurrent && setLink(found));
    look();
    window.addEventListener('hashchange', look);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', look);
    };
  }, [site.user]);
  if (doneAs !== null)
    return (
      <NarrowPage
        title={t.auth.your_password_is_set()}
        about={
          link !== null && link !== 'gone' && link.isInvitation
            ? t.auth.sign_in_for_the_first_time({ username: doneAs })
            : t.auth.sign_in_as_with_it({ username: doneAs })
        }
      >
        <a href={paths.login()} className={`${buttonClass('primary')} self-start`}>
          {t.common.sign_in()}
        </a>
      </NarrowPage>
    );
  if (link === 'gone')
    return (
      <NarrowPage title={t.auth.this_link_is_good_no_longer()} about={t.auth.a_link_works_once_and_not_for_ever()}>
        <Link to={paths.forgotPassword()} className="prose-link self-start">
          {t.auth.ask_for_another_link()}
        </Link>
      </NarrowPage>
    );
  return (
    <NarrowPage
      title={link?.isInvitation ? t.auth.welcome() : t.auth.choose_your_password()}
      about={link === null ? t.common.loading() : aboutOf(link)}
    >
      {link !== null && <PasswordForm link={link} onDone={setDoneAs} />}
    </NarrowPage>
  );
}

function aboutOf({ username, isInvitation, organizationName }: OpenedLink): string {
  if (!isInvitation) return t.auth.a_new_password_for({ username });
  return organizationName === null
    ? t.auth.you_are_invited({ username })
    : t.auth.you_are_invited_to({ organization: organizationName, username });
}

function PasswordForm({ link: { username }, onDone }: { link: OpenedLink; onDone: (username: string) => void }) {
  const site = useSite();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ password?: string; repeated?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const newPassword = String(fields.get('new-password'));
    if (busy) return;
    if (newPassword.length < SHORTEST)
      return setWrong({ password: t.auth.a_password_has_at_least_characters({ shortest: SHORTEST }) });
    if (newPassword !== fields.get('repeated')) return setWrong({ repeated: t.auth.the_two_are_not_the_same() });
    setBusy(true);
    setWrong({});
    try {
      const input = { secret: window.location.hash.slice(1), newPassword };
      const answer = (await askGraph(graphAddress(site.user), ChoosePasswordDocument, {
        input,
      })) as ChoosePasswordMutation;
      // It opens nothing any more, and need not stand in the list of pages that were visited.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      onDone(answer.choosePassword);
    } catch (failure) {
      setWrong({ password: refusalOf(failure, t.auth.the_password_could_not_be_set()) });
      setBusy(false);
    }
  };
  return (
    <NarrowCard>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <Field
          label={t.auth.new_password()}
          required
          hint={t.auth.at_least_characters_none_of_the_commonest({ shortest: SHORTEST })}
          error={wrong.password}
        >
          {(control) => <Input {...control} name="new-password" type="password" autoComplete="new-password" />}
        </Field>
        <Field label={t.auth.new_password_again()} required error={wrong.repeated}>
          {(control) => <Input {...control} name="repeated" type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {t.auth.set_password()}
        </Button>
      </form>
    </NarrowCard>
  );
}

export default definePage<SiteFrameQuery, SiteFrameQueryVariables>({
  document: SiteFrameDocument,
  variables: ({ site }) => tenantVariables(site),
  head: () => ({ title: t.auth.choose_your_password() }),
  Component: ChoosePasswordPage,
});
