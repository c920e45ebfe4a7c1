import { FollowByMail } from './follow-by-mail';
import { FollowTeam } from './follow-team';

interface Props {
  organizationId: string;
  team: { id: string; name: string };
  /** Whether changes of its games are told by e-mail, too. */
  sendsMail: boolean;
}

/** How somebody stays with a team. */
export default function TeamActions({ sendsMail, ...team }: Props) {
  return (
    <>
      <FollowTeam {...team} />
      {sendsMail && <FollowByMail {...team} />}
    </>
  );
}
