import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { useAccountQuery } from './account.hooks.generated';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { ThemeCard } from './theme-card';

/** The signed-in user's own password, sessions, and colours. */
export default function AccountScreen() {
  return (
    <>
      <ScreenHeader title={t.auth.account()} />
      <Account />
    </>
  );
}

function Account() {
  const result = useAccountQuery();
  return (
    <QueryResult result={result}>
      {({ me, mySessions }) =>
        me && (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <PasswordCard username={me.username} />
            <div className="flex flex-col gap-5">
              <ThemeCard theme={me.theme} userId={me.id} />
              <SessionsCard sessions={mySessions} onChanged={() => void result.refetch().catch(() => undefined)} />
            </div>
          </div>
        )
      }
    </QueryResult>
  );
}
