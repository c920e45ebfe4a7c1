import { useSite } from '@/app/site-context';
import { FollowByMail } from './follow-by-mail';
import { FollowTeam } from './follow-team';

interface Props {
  organizationId: string;
  team: { id: string; name: string };
}

/** How somebody stays with a team. */
export default function TeamActions(team: Props) {
  const { sendsMail } = useSite();
  return (
    <>
      <FollowTeam {...team} />
      {sendsMail && <FollowByMail {...team} />}
    </>
  );
}
