import { cn } from '@/lib/cn';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { BracketDrawing } from './bracket-drawing';
import type { Match } from './bracket-match';
import type { DivisionBracketFragment } from './bracket.generated';
import { ChampionBanner } from './champion-banner';
import { UnmatchedGamesWarning } from './unmatched-games-warning';
import { SeedsTable } from './seeds-table';

interface Props {
  division: DivisionBracketFragment;
  hint?: string;
  /** For administrators. */
  onCreateGame?: (match: Match) => void;
}

/** A division: champion, bracket, teams by seed; the same for administrators and visitors. */
export function DivisionView({ division, hint, onCreateGame }: Props) {
  const { name, bracket, teams } = division;
  if (teams.length === 0) return <EmptyState title="No teams found.">{hint}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      {bracket.champion && <ChampionBanner team={bracket.champion} division={name} />}
      {bracket.orphans.length > 0 && <UnmatchedGamesWarning games={bracket.orphans} />}
      <div
        className={cn(
          'grid items-start gap-5 [&>*]:min-w-0',
          bracket.rounds.length < 4 && 'xl:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        <Card title="Bracket" flush>
          {bracket.rounds.length === 0 ? (
            <EmptyState title="A bracket needs two teams">{hint}</EmptyState>
          ) : (
            <BracketDrawing division={division} onCreateGame={onCreateGame} />
          )}
        </Card>
        <Card title="Teams" flush aside={!division.seeded && <Badge>Not seeded</Badge>}>
          <SeedsTable teams={teams} />
        </Card>
      </div>
    </div>
  );
}
