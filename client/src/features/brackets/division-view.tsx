import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import type { BracketGameFragment, DivisionBracketFragment } from './bracket.generated';
import { ChampionBanner } from './champion-banner';
import { BracketDrawing, type Supposing } from './drawing/bracket-drawing';
import type { Match } from './drawing/match-games';
import { SeedsTable } from './seeds-table';
import { UnmatchedGamesWarning } from './unmatched-games-warning';

interface Props {
  division: DivisionBracketFragment;
  hint?: string;
  /** For administrators: what can be done with a match, with a game outside the bracket, and with the seeds. */
  actions?: (match: Match) => ReactNode;
  onDeleteGame?: (game: BracketGameFragment) => void;
  teams?: ReactNode;
  /** For visitors: what stands beside the bracket's title and over it, and what is supposed. */
  aside?: ReactNode;
  note?: ReactNode;
  supposing?: Supposing | undefined;
}

/** A division: champion, bracket, teams by seed; the same for administrators and visitors. */
export function DivisionView({ division, hint, actions, onDeleteGame, teams, aside, note, supposing }: Props) {
  const { name, bracket } = division;
  if (division.teams.length === 0) return <EmptyState title={t.brackets.no_teams_found()}>{hint}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      {bracket.champion && <ChampionBanner team={bracket.champion} division={name} />}
      {bracket.orphans.length > 0 && <UnmatchedGamesWarning games={bracket.orphans} onDelete={onDeleteGame} />}
      <div
        className={cn(
          'grid items-start gap-5 [&>*]:min-w-0',
          bracket.finals.length === 0 &&
            (bracket.rounds.length < 3
              ? 'xl:grid-cols-[minmax(0,1fr)_24rem]'
              : bracket.rounds.length === 3 && '2xl:grid-cols-[minmax(0,1fr)_24rem]'),
        )}
      >
        <Card title={titleOf(division)} flush aside={aside}>
          {note}
          {bracket.rounds.length === 0 ? (
            <EmptyState title={t.brackets.a_bracket_needs_two_teams()}>{hint}</EmptyState>
          ) : (
            <BracketDrawing division={division} actions={actions} supposing={supposing} />
          )}
        </Card>
        {teams ?? (
          <Card title={t.common.teams()} flush aside={!division.seeded && <Badge>{t.brackets.not_seeded()}</Badge>}>
            <SeedsTable teams={division.teams} />
          </Card>
        )}
      </div>
    </div>
  );
}

/** 'Bracket', and what is unusual about it. */
function titleOf({ bracketKind, bestOf }: DivisionBracketFragment): string {
  return [
    bracketKind === 'DOUBLE_ELIMINATION' ? t.brackets.double_elimination() : t.brackets.bracket(),
    ...(bestOf > 1 ? [t.brackets.best_of_2({ bestOf })] : []),
  ].join(', ');
}
