import { type CSSProperties, type ReactNode } from 'react';
import { matchesOf } from '@domain/bracket/matches-of';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import type { MatchupSide } from '@/ui/matchup';
import { TeamLogo } from '@/ui/team-logo';
import type { DivisionBracketFragment } from '../bracket.generated';
import { BOX, layOutBracket } from './bracket-layout';
import { BracketMatch } from './bracket-match';
import { type Match, seededTeams, withdrawnIn } from './match-games';
import { RoundPicker } from './round-picker';
import { useOneRound } from './use-one-round';

interface Props {
  division: DivisionBracketFragment;
  /** What an administrator can do with a match. */
  actions?: ((match: Match) => ReactNode) | undefined;
  supposing?: Supposing | undefined;
}

/** Winners that are supposed, team by match, and what a tap on a team of an open match does. */
export interface Supposing {
  winners: ReadonlyMap<string, string>;
  onChoose: (matchId: string, teamId: string) => void;
}

/**
 * Comes with the page, so that it is there whenever somebody prints, and is brought alive behind everything else: its
 * script is nobody's who does not print.
 */
const rendered = import.meta.env.SSR ? await import('./bracket-sheet') : null;
const BracketSheet = rendered ? rendered.default : behind(() => import('./bracket-sheet'));

const PLACE = 'sm:absolute sm:top-(--top) sm:left-(--left) sm:w-(--box-width)';

/**
 * The rounds from left to right with lines between them; scrolls sideways where there is no room. A phone shows one
 * round at a time, and paper all of them on one sheet.
 */
export function BracketDrawing({ division, actions, supposing }: Props) {
  const { name, bracket, bestOf } = division;
  const teams = seededTeams(division);
  const { width, height, rounds, connectors } = layOutBracket(bracket, teams.length);
  const withdrawn = withdrawnIn(division);
  const numbers = new Map(matchesOf(bracket).map(({ id, number }) => [id, number]));
  const { current, show, frame, scroller } = useOneRound(rounds.length);
  const sizes = {
    width: rem(width),
    height: rem(height),
    '--box-width': rem(BOX.width),
    '--box-height': rem(BOX.height),
  } as CSSProperties;
  const lastId = bracket.finals.length > 0 ? null : (rounds.findLast(({ section }) => section === 'main')?.id ?? null);
  return (
    <>
      <Behind>
        <BracketSheet division={division} isSupposed={supposing !== undefined} />
      </Behind>
      <RoundPicker titles={rounds.map(({ title }) => title)} current={current} onChoose={show} />
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section
        {...frame}
        aria-label={t.brackets.bracket_of_2({ name })}
        tabIndex={0}
        className="overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:thin] max-sm:overflow-y-hidden max-sm:snap-x max-sm:snap-mandatory max-sm:h-(--round-height,auto) sm:p-4 print:overflow-visible"
      >
        <div
          ref={scroller}
          className="relative max-sm:flex max-sm:h-auto! max-sm:w-auto! max-sm:items-start"
          style={sizes}
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            className="absolute inset-0 size-full max-sm:hidden"
            fill="none"
          >
            {connectors.map(({ path, from, decided }) => (
              <path
                key={path}
                d={path}
                strokeWidth={decided ? 2 : 1.5}
                className={decided ? 'stroke-accent' : 'stroke-line-strong'}
                strokeDasharray={decided && !supposing?.winners.has(from) ? undefined : '3 4'}
              />
            ))}
          </svg>
          {rounds.map(({ id, title, left, top, places, byes }) => (
            <section key={id} aria-label={title} className="max-sm:w-full max-sm:shrink-0 max-sm:snap-start max-sm:p-4">
              <h3 style={at({ left, top })} className={`eyebrow pb-2 text-center text-muted max-sm:sr-only ${PLACE}`}>
                {title}
              </h3>
              <ol className="max-sm:flex max-sm:flex-col max-sm:gap-3">
                {byes.map((bye) => (
                  <li
                    key={`bye${bye.seed}`}
                    className={`flex items-center sm:h-(--box-height) ${PLACE}`}
                    style={at(bye)}
                  >
                    <Bye seed={bye.seed} team={teams[bye.seed - 1]} />
                  </li>
                ))}
                {places.map(({ match, ...place }) => (
                  <li key={match.id} className={`sm:h-(--box-height) ${PLACE}`} style={at(place)}>
                    <BracketMatch
                      match={match}
                      numbers={numbers}
                      isFinal={id === lastId || id.startsWith('f')}
                      bestOf={bestOf}
                      withdrawn={withdrawn}
                      actions={actions?.(match)}
                      supposing={supposing}
                    />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </>
  );
}

/**
 * A length of the layout, which grows with the letters: with fixed ones, large letters would be cut off by their boxes.
 */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** A place in the drawing, which a phone does not use. */
function at({ left, top }: { left: number; top: number }): CSSProperties {
  return { '--left': rem(left), '--top': rem(top) } as CSSProperties;
}

function Bye({ seed, team }: { seed: number; team: MatchupSide | undefined }) {
  return (
    <div className="flex w-full items-center gap-2 rounded-md max-sm:min-h-10 max-sm:flex-wrap max-sm:py-1 sm:h-10 border border-dashed border-line-strong bg-surface-2 px-2.5 text-sm">
      <span className="tabular w-5 shrink-0 text-right text-xs text-muted">{seed}</span>
      {team && (
        <TeamLogo
          name={team.name}
          logoUrl={team.logoUrl}
          colour={team.colour}
          abbreviation={team.abbreviation}
          size="small"
        />
      )}
      <span className="min-w-0 flex-1 truncate max-sm:flex-[6rem] max-sm:whitespace-normal">{team?.name}</span>
      <span className="eyebrow text-muted">{t.brackets.bye()}</span>
    </div>
  );
}
