import './scoresheet.css';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { t } from '@/texts';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Button } from '@/ui/button';
import { type Watched, WatchedGame } from '../watched-game';
import { Scoresheet } from './scoresheet';

/** A game's scoresheet to print: with its plays, or with the rosters alone to be filled in by hand. */
export default function ScoresheetScreen() {
  const { id = '' } = useParams();
  useScreenTitle(t.plays.scoresheet());
  return <WatchedGame>{(watched) => <Printable key={id} {...watched} />}</WatchedGame>;
}

function Printable({ game, plays }: Watched) {
  const hasPlays = plays.length > 0;
  const [isBlank, setBlank] = useState(false);
  const title = t.plays.vs({ teamName: game.home.teamName, teamName2: game.away.teamName });
  return (
    <>
      <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-3">
        <Breadcrumbs
          items={[
            { label: t.common.schedule(), to: adminPaths.schedule() },
            { label: title, to: adminPaths.game(game.id) },
            { label: t.plays.scoresheet() },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {hasPlays && (
            <Button aria-pressed={isBlank} onClick={() => setBlank(!isBlank)}>
              {isBlank ? t.plays.show_the_plays() : t.plays.blank_scoresheet()}
            </Button>
          )}
          <Button variant="primary" onClick={() => window.print()}>
            {t.plays.print()}
          </Button>
        </div>
      </div>
      <Scoresheet game={game} plays={isBlank ? [] : plays} />
    </>
  );
}
