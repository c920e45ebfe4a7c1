import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { t } from '@/texts';
import type { DivisionBracketFragment } from '../bracket.generated';
import { useCreateBracketGameMutation } from '../bracket.hooks.generated';
import type { Match } from '../drawing/match-games';

interface Props {
  division: DivisionBracketFragment;
  match: Match;
  onClose: () => void;
}

/** Creates a game of a match, whose teams are filled in. */
export function CreateBracketGame({ division: { id, name }, match, onClose }: Props) {
  const [create] = useCreateBracketGameMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const teams = [match.home, match.away].flatMap((entrant) => entrant?.team ?? []);
  return (
    <CreateGameDialog
      division={{ id, name, teams }}
      homeTeamId={match.home?.team.id}
      awayTeamId={match.away?.team.id}
      create={async (input) => (await create({ variables: { bracketNode: match.id, input } })).data?.createBracketGame}
      failure={t.brackets.error_creating_game()}
      onClose={onClose}
    />
  );
}
