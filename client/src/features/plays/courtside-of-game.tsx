import './courtside.css';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { t } from '@/texts';
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
      <EmptyState title={t.plays.there_are_no_plays_for_this_sport()}>
        {t.plays.enter_its_statistics_on_the_games_page()}
      </EmptyState>
    );
  if (game.periods.every(({ hidden }) => hidden))
    return (
      <EmptyState
        title={t.plays.this_sport_has_no_periods()}
        action={
          scorekeeper === null && (
            <Link to={adminPaths.gamePeriods()} className={buttonClass('primary')}>
              {t.plays.to_the_periods()}
            </Link>
          )
        }
      >
        {scorekeeper === null
          ? t.plays.plays_belong_to_a_period_add_one_or()
          : t.plays.plays_belong_to_a_period_the_league_has()}
      </EmptyState>
    );
  return <Courtside game={game} owner={owner} stored={stored} keptAt={kept?.keptAt ?? null} refetch={refetch} />;
}
