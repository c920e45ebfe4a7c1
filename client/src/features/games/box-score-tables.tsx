import { useState } from 'react';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { PageSkeleton } from '@/ui/skeleton';
import { TeamLogo } from '@/ui/team-logo';
import { Tabs } from '@/ui/tabs';
import { type BoxScoreGame, type BoxScoreSide, gameHighs, linesToShow } from './box-score-data';
import { BoxViewLinks } from './box-view-links';
import { BoxScoreTable } from './box-score-table';
import type { BoxView } from './box-view';

/** Of views that few ask for. */
const rendered = import.meta.env.SSR ? await import('./dense-table') : null;
const DenseTable = rendered ? rendered.default : behind(() => import('./dense-table'), true);

/** Both teams' statistics: behind tabs on a narrow screen, side by side on a wide one. */
export function BoxScoreTables({ game, view }: { game: BoxScoreGame; view: BoxView }) {
  const [current, setCurrent] = useState('home');
  // Who was named by mistake, and taken back, keeps a line without anything in it.
  const [home, away] = [game.home, game.away].map((side) => ({ ...side, lines: linesToShow(side.lines) }));
  if (home!.lines.length === 0 && away!.lines.length === 0) return null;
  const highs = gameHighs(game);
  // What a stream or an older answer brings may lack them.
  const isDense = view !== 'all' && game.allStatDefinitions !== undefined;
  const tab = (id: string, side: BoxScoreSide) => ({
    id,
    label: side.team.name,
    panel: (
      <Card
        flush
        className="overflow-clip"
        title={
          <span className="flex items-center gap-2">
            <TeamLogo
              name={side.team.name}
              logoUrl={side.team.logoUrl}
              colour={side.team.colour}
              abbreviation={side.team.abbreviation}
              size="small"
              beside={id === 'away' ? game.home.team : undefined}
            />
            {side.team.name}
          </span>
        }
      >
        {isDense ? (
          <Behind fallback={<PageSkeleton rows={8} />}>
            <DenseTable key={view} game={game} side={side} view={view} />
          </Behind>
        ) : (
          <BoxScoreTable side={side} definitions={game.statDefinitions} highs={highs} />
        )}
      </Card>
    ),
  });
  return (
    <>
      <BoxViewLinks game={game} view={view} />
      <Tabs
        label={t.common.teams()}
        current={current}
        onChange={setCurrent}
        spread={view !== 'season'}
        tabs={[tab('home', home!), tab('away', away!)]}
      />
    </>
  );
}
