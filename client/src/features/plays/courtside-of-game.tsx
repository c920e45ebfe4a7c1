import './courtside.css';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { courtGameOf } from './court-game';
import { Courtside } from './courtside';
import type { CourtsideGameFragment, CourtsideOrganizationFragment } from './courtside.generated';
import type { Kept } from './hooks/use-kept-answer';
import { storedPlayOf } from './keeping/read-play';
import type { PlayOwner } from './keeping/unsent-play';

interface Props {
  organization: CourtsideOrganizationFragment;
  game: CourtsideGameFragment;
  owner: PlayOwner;
  /** Where the game is from, when the server does not answer; null when it has. */
  kept: Kept<unknown> | null;
  refetch: () => Promise<unknown>;
}

/** The screen of a game, or why there is none. */
export function CourtsideOfGame({ organization, game: answered, owner, kept, refetch }: Props) {
  const scorekeeper = useScorekeeper();
  const since = kept?.since ?? null;
  const game = useMemo(() => {
    const isNewer = since !== null && since.result.version > answered.version;
    return courtGameOf(organization, isNewer ? { ...answered, ...since.result } : answered);
  }, [organization, answered, since]);
  const stored = useMemo(() => [...answered.plays.map(storedPlayOf), ...(since?.plays ?? [])], [answered.plays, since]);
  if (game === null)
    return (
      <EmptyState title="There are no plays for this sport.">
        Enter its statistics on the game&apos;s page instead.
      </EmptyState>
    );
  if (game.periods.every(({ hidden }) => hidden))
    return (
      <EmptyState
        title="This sport has no periods."
        action={
          scorekeeper === null && (
            <Link to={adminPaths.gamePeriods()} className={buttonClass('primary')}>
              To the periods
            </Link>
          )
        }
      >
        Plays belong to a period:{' '}
        {scorekeeper === null ? 'add one, or show one that is hidden.' : 'the league has to add one.'}
      </EmptyState>
    );
  return <Courtside game={game} owner={owner} stored={stored} keptAt={kept?.keptAt ?? null} refetch={refetch} />;
}
