import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import type { BoxScoreQuery } from './box-score.generated';

/** A correction as a game's page knows it. */
export type Correction = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>['corrections'][number];

/** What was corrected, and from what to what: 'Ana Allen, Points: 9 → 12'. */
export function CorrectionText({ correction }: { correction: Correction }) {
  const { kind, before, after, definition, period, team } = correction;
  const teamName = team?.name ?? t.games.a_team_that_is_gone();
  switch (kind) {
    case 'STATISTIC':
      return (
        <>
          <Player correction={correction} />, {statName(definition?.name ?? '')}:{' '}
          <Change before={before} after={after} />
        </>
      );
    case 'FINAL_SCORE':
    case 'PERIOD_SCORE':
      return (
        <>
          <span className="font-medium">{teamName}</span>,{' '}
          {kind === 'FINAL_SCORE' ? t.games.final_score() : period?.name}: <Change before={before} after={after} />
        </>
      );
    case 'LINE':
      return (
        <>
          <Player correction={correction} />
          {after === null
            ? t.games.removed_from_the_box_score_of({ teamName })
            : t.games.added_to_the_box_score_of({ teamName })}
        </>
      );
    case 'STARTED':
      return (
        <>
          <Player correction={correction} />
          {after === 1 ? t.games.now_a_starter() : t.games.no_longer_a_starter()}
        </>
      );
    case 'DID_NOT_PLAY':
      return (
        <>
          <Player correction={correction} />
          {after === 1 ? t.games.did_not_play_after_all() : t.games.played_after_all()}
        </>
      );
  }
}

function Player({ correction: { player } }: { correction: Correction }) {
  const paths = usePaths();
  if (!player) return <>{t.games.a_player_who_is_gone()}</>;
  return (
    <Link to={paths.player(player.id)} className="link font-medium">
      {player.fullName}
    </Link>
  );
}

function Change({ before, after }: Pick<Correction, 'before' | 'after'>) {
  return (
    <>
      <span className="tabular">{before ?? t.games.none()}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {t.games.is_now()} </span>
      <span className="tabular font-semibold">{after ?? t.games.none()}</span>
    </>
  );
}
