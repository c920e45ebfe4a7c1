import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import type { BoxScoreQuery } from './box-score.generated';

/** A correction as a game's page knows it. */
export type Correction = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>['corrections'][number];

/** What was corrected, and from what to what: 'Ana Allen, Points: 9 → 12'. */
export function CorrectionText({ correction }: { correction: Correction }) {
  const { kind, before, after, definition, period, team } = correction;
  const teamName = team?.name ?? 'A team that is gone';
  switch (kind) {
    case 'STATISTIC':
      return (
        <>
          <Player correction={correction} />, {definition?.name}: <Change before={before} after={after} />
        </>
      );
    case 'FINAL_SCORE':
    case 'PERIOD_SCORE':
      return (
        <>
          <span className="font-medium">{teamName}</span>, {kind === 'FINAL_SCORE' ? 'final score' : period?.name}:{' '}
          <Change before={before} after={after} />
        </>
      );
    case 'LINE':
      return (
        <>
          <Player correction={correction} />: {after === null ? 'removed from' : 'added to'} the box score of {teamName}
        </>
      );
    case 'STARTED':
      return (
        <>
          <Player correction={correction} />: {after === 1 ? 'now a starter' : 'no longer a starter'}
        </>
      );
    case 'DID_NOT_PLAY':
      return (
        <>
          <Player correction={correction} />: {after === 1 ? 'did not play after all' : 'played after all'}
        </>
      );
  }
}

function Player({ correction: { player } }: { correction: Correction }) {
  const paths = usePaths();
  if (!player) return <>A player who is gone</>;
  return (
    <Link to={paths.player(player.id)} className="link font-medium">
      {player.fullName}
    </Link>
  );
}

function Change({ before, after }: Pick<Correction, 'before' | 'after'>) {
  return (
    <>
      <span className="tabular">{before ?? 'none'}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> is now </span>
      <span className="tabular font-semibold">{after ?? 'none'}</span>
    </>
  );
}
