import { TeamLogo } from '@/ui/team-logo';
import { BOX, layOutBracket } from './bracket-layout';
import { BracketMatch, type Match } from './bracket-match';
import type { DivisionBracketFragment } from './bracket.generated';

interface Props {
  division: DivisionBracketFragment;
  /** Where games can be created for its matches. */
  onCreateGame?: ((match: Match) => void) | undefined;
}

/** The rounds from left to right with lines between them; scrolls sideways where there is no room. */
export function BracketDrawing({ division: { name, bracket, teams }, onCreateGame }: Props) {
  // A team of two leagues of the season counts once, with its better seed.
  const seeded = [...new Map(teams.map(({ team }) => [team.id, team])).values()];
  const { width, height, rounds, connectors } = layOutBracket(bracket.rounds, seeded.length);
  return (
    // Focusable, so that the keyboard can scroll it sideways.
    <section
      aria-label={`Bracket of ${name}`}
      tabIndex={0}
      className="relative overflow-x-auto overscroll-x-contain p-4 [scrollbar-width:thin] print:overflow-visible"
    >
      <div style={{ width }} className="mb-2 flex" aria-hidden="true">
        {rounds.map(({ number, title }, index) => (
          <p
            key={number}
            style={{ width: BOX.width, marginLeft: index === 0 ? 0 : BOX.columnGap }}
            className="eyebrow text-center text-muted"
          >
            {title}
          </p>
        ))}
      </div>
      <div className="relative" style={{ width, height }}>
        <svg aria-hidden="true" width={width} height={height} className="absolute inset-0" fill="none">
          {connectors.map(({ path, decided }) => (
            <path
              key={path}
              d={path}
              strokeWidth={decided ? 2 : 1.5}
              className={decided ? 'stroke-accent' : 'stroke-line-strong'}
              strokeDasharray={decided ? undefined : '3 4'}
            />
          ))}
        </svg>
        {rounds.map(({ number, title, matches, byes }) => (
          <section key={number} aria-label={title}>
            <ol>
              {byes.map(({ seed, left, top }) => (
                <li
                  key={`bye${seed}`}
                  className="absolute flex items-center"
                  style={{ left, top, width: BOX.width, height: BOX.height }}
                >
                  <Bye seed={seed} team={seeded[seed - 1]} />
                </li>
              ))}
              {matches.map(({ match, left, top }) => (
                <li key={match.id} className="absolute" style={{ left, top, width: BOX.width, height: BOX.height }}>
                  <BracketMatch match={match} isFinal={number === rounds.length} onCreateGame={onCreateGame} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

function Bye({ seed, team }: { seed: number; team: { name: string; logoUrl: string | null } | undefined }) {
  return (
    <div className="flex h-10 w-full items-center gap-2 rounded-md border border-dashed border-line-strong bg-surface-2 px-2.5 text-sm">
      <span className="tabular w-5 text-right text-xs text-muted">{seed}</span>
      {team && <TeamLogo name={team.name} logoUrl={team.logoUrl} size="small" />}
      <span className="min-w-0 flex-1 truncate">{team?.name}</span>
      <span className="eyebrow text-muted">Bye</span>
    </div>
  );
}
