import { resultNote, statusWords } from '@/lib/status-words';
import { resultOf } from '@/ui/matchup';
import { LiveBadge } from './live-badge';
import { type ShownGame, shownScores } from './shown-scores';

interface Props {
  game: ShownGame & { status: string; displayStatus: string };
  /** The away team's score first, where the list is that team's. */
  isAwayFirst?: boolean;
}

/** What a list says of how a game went: its result, of a game in progress where it stands, of any other its status. */
export function GameResult({ game, isAwayFirst = false }: Props) {
  const { home, away } = shownScores(game);
  const result = isAwayFirst ? resultOf(away, home) : resultOf(home, away);
  if (result === null) return <span className="text-muted">{statusWords(game.displayStatus)}</span>;
  if (game.status !== 'IN_PROGRESS')
    return (
      <span className="font-semibold">
        {result}
        <ResultNote status={game.status} />
      </span>
    );
  return (
    <span className="inline-flex flex-row-reverse items-center gap-2 max-sm:flex-col max-sm:items-end max-sm:gap-0.5">
      <span className="font-semibold">{result}</span>
      <LiveBadge game={game} />
    </span>
  );
}

/** Below a result: that it is a forfeit, or that it does not count. */
export function ResultNote({ status }: { status: string }) {
  const note = resultNote(status);
  return note && <span className="block text-xs font-normal text-muted">{note}</span>;
}
