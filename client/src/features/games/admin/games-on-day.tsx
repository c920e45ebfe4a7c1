import { t } from '@/texts';
import { useGamesOnDayQuery } from './admin-schedule.hooks.generated';

interface Props {
  /** '' while none is chosen. */
  seasonLeagueId: string;
  /** Whose games alone; '' while none is chosen. Absent: those of the whole league. */
  teamId?: string;
  /** '' while none is entered. */
  date: string;
}

/**
 * That games stand on a day on which a league, or a team, shall not play: a week off or a bye takes none of them away.
 */
export function GamesOnDay({ seasonLeagueId, teamId, date }: Props) {
  const isChosen = seasonLeagueId !== '' && teamId !== '' && date !== '';
  const { data } = useGamesOnDayQuery({
    variables: { seasonLeagueId, teamId, date },
    skip: !isChosen,
    fetchPolicy: 'network-only',
  });
  const games = isChosen ? (data?.me?.actingFor?.games.totalCount ?? 0) : 0;
  return (
    <div role="status" className="not-has-[p]:-mt-4">
      {games > 0 && (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
          {t.games.games_stand_on_that_day({ games })}
        </p>
      )}
    </div>
  );
}
