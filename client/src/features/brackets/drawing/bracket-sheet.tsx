import { matchesOf } from '@domain/bracket/matches-of';
import { t } from '@/texts';
import type { DivisionBracketFragment } from '../bracket.generated';
import { layOutBracket } from './bracket-layout';
import { type Match, seededTeams, withdrawnIn } from './match-games';
import { fitSheet } from './sheet-layout';

/** About the width of a letter. */
const LETTER = 5.6;

interface Props {
  division: DivisionBracketFragment;
  isSupposed: boolean;
}

/**
 * A division's bracket on one sheet of paper, in black and white: what is printed instead of the drawing, and seen
 * nowhere else.
 */
export default function BracketSheet({ division, isSupposed }: Props) {
  const { name, season, bestOf, bracket } = division;
  const teams = seededTeams(division);
  const { isWide, box, scale } = fitSheet(bracket, teams.length);
  const { width, height, rounds, connectors } = layOutBracket(bracket, teams.length, box);
  const line = box.height / 2;
  const numbers = new Map(matchesOf(bracket).map(({ id, number }) => [id, number]));
  const shared = { line, width: box.width, numbers, withdrawn: withdrawnIn(division) };
  return (
    <div className={`bracket-sheet hidden print:block ${isWide ? 'is-wide' : 'is-tall'}`}>
      <p className="display text-2xl font-bold">
        {isSupposed && t.brackets.what_if_2()}
        {name}, {season.name}
        {/* Else its numbers look like scores. */}
        {bestOf > 1 && `, ${t.brackets.best_of_2({ bestOf })}`}
        {bracket.champion && <span> {t.brackets.champion_2({ champion: bracket.champion.name })}</span>}
      </p>
      <svg
        role="img"
        aria-label={t.brackets.bracket_of_2({ name })}
        width={`${(width + 2) * scale}mm`}
        height={`${(height + 2) * scale}mm`}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        fontSize="10.5"
      >
        {connectors.map(({ path }) => (
          <path key={path} d={path} fill="none" stroke="#000" strokeWidth="0.6" />
        ))}
        {rounds.map(({ id, title, left, top, places, byes }) => (
          <g key={id}>
            <text
              x={left + box.width / 2}
              y={top + 11}
              textAnchor="middle"
              fontWeight="700"
              {...squeezed(title, box.width)}
            >
              {title}
            </text>
            {byes.map((bye) => (
              <g key={bye.seed} transform={`translate(${bye.left} ${bye.top + line / 2})`}>
                <rect
                  width={box.width}
                  height={line}
                  fill="#fff"
                  stroke="#000"
                  strokeWidth="0.6"
                  strokeDasharray="2 2"
                />
                <Row
                  y={0}
                  line={line}
                  width={box.width}
                  seed={bye.seed}
                  text={teams[bye.seed - 1]?.name ?? ''}
                  end={t.brackets.bye()}
                />
              </g>
            ))}
            {places.map(({ match, ...place }) => (
              <g key={match.id} transform={`translate(${place.left} ${place.top})`}>
                <rect width={box.width} height={box.height} fill="#fff" stroke="#000" strokeWidth="0.8" />
                <path d={`M0 ${line}H${box.width}`} stroke="#000" strokeWidth="0.4" />
                <Entrant y={0} match={match} side="home" {...shared} />
                <Entrant y={line} match={match} side="away" {...shared} />
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface EntrantProps {
  y: number;
  line: number;
  width: number;
  match: Match;
  side: 'home' | 'away';
  numbers: ReadonlyMap<string, number>;
  withdrawn: ReadonlySet<string>;
}

function Entrant({ y, line, width, match, side, numbers, withdrawn }: EntrantProps) {
  const [entrant, from] = side === 'home' ? [match.home, match.homeFrom] : [match.away, match.awayFrom];
  const won = match.winner !== null && match.winner.id === entrant?.team.id;
  const awaited = from
    ? from.outcome === 'WINNER'
      ? t.brackets.winner_of({ get: numbers.get(from.matchId) ?? '' })
      : t.brackets.loser_of({ get: numbers.get(from.matchId) ?? '' })
    : '';
  const isOut = entrant !== null && match.winner === null && withdrawn.has(entrant.team.id);
  return (
    <Row
      y={y}
      line={line}
      width={width}
      seed={entrant?.seed}
      text={entrant ? (isOut ? `${entrant.team.name} · ${t.teams.withdrawn()}` : entrant.team.name) : awaited}
      isBold={won}
      isFaint={!entrant}
      end={entrant?.score ?? (side === 'home' && match.winner === null ? `#${match.number}` : '')}
    />
  );
}

interface RowProps {
  y: number;
  /** Its height. */
  line: number;
  width: number;
  seed: number | undefined;
  text: string;
  end: number | string;
  isBold?: boolean;
  isFaint?: boolean;
}

/** A line of a box: seed, name and score; a long name is squeezed, and one that is too long then cut off. */
function Row({ y, line, width, seed, text, end, isBold = false, isFaint = false }: RowProps) {
  const left = seed === undefined ? 4 : 15;
  const isNumber = typeof end === 'number';
  const baseline = line - 3;
  const room = width - left - 5 - String(end).length * (isNumber ? LETTER : 4.5);
  return (
    <g fontWeight={isBold ? 700 : 400}>
      <text x="12" y={y + baseline} textAnchor="end" fontSize="7">
        {seed}
      </text>
      <svg x={left} y={y} width={room} height={line} overflow="hidden">
        <text
          y={baseline}
          {...squeezed(text, room)}
          fontStyle={isFaint ? 'italic' : 'normal'}
          fill={isFaint ? '#555' : '#000'}
        >
          {text}
        </text>
      </svg>
      <text x={width - 3} y={y + baseline} textAnchor="end" fontSize={isNumber ? undefined : 7}>
        {end}
      </text>
    </g>
  );
}

/** A text in the room that there is: a long one is squeezed, though not beyond reading. */
function squeezed(text: string, room: number) {
  const length = text.length * LETTER;
  return length > room ? { textLength: Math.max(room, length * 0.65), lengthAdjust: 'spacingAndGlyphs' as const } : {};
}
