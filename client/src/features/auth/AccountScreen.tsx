import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { useAccountQuery } from './account.generated';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';
import { ThemeCard } from './ThemeCard';

/** The signed-in user's own password, sessions, and colours. */
export default function AccountScreen() {
  return (
    <Guard>
      <ScreenHeader title="Account" />
      <Account />
    </Guard>
  );
}

function Account() {
  const result = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me, mySessions }) =>
        me && (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <PasswordCard username={me.username} />
            <div className="flex flex-col gap-5">
              <ThemeCard theme={me.theme} userId={me.id} />
              <SessionsCard sessions={mySessions} onChanged={() => void result.refetch()} />
            </div>
          </div>
        )
      }
    </Loaded>
  );
}
