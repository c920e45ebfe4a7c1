import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { Missing } from '@/app/admin/Missing';
import { useScreenTitle } from '@/app/admin/use-screen-title';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { type BoxScoreQuery, useBoxScoreQuery } from '../box-score.generated';
import { BoxScore } from '../BoxScore';
import { gameTitle } from '../game-head';

/** A game as visitors see it, for administrators. */
export default function GameScreen() {
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { id = '' } = useParams();
  // Without slug and domain the session says whose game it is.
  const result = useBoxScoreQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ organization }) => {
        const game = organization?.game;
        if (!game) return <Missing message="Game not found" to={adminPaths.schedule()} label="To the schedule" />;
        return <Game game={game} />;
      }}
    </Loaded>
  );
}

function Game({ game }: { game: NonNullable<NonNullable<BoxScoreQuery['organization']>['game']> }) {
  const title = gameTitle(game);
  useScreenTitle(title);
  return (
    <>
      <div className="mb-3">
        <Breadcrumbs items={[{ label: 'Schedule', to: adminPaths.schedule() }, { label: title }]} />
      </div>
      <BoxScore game={game} />
    </>
  );
}
