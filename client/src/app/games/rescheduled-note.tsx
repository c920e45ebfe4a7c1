import type { GameStatus } from '@/graphql/schema.generated';
import type { RescheduledFragment } from './rescheduled.generated';
import { rescheduledText } from './rescheduled-text';

/** For a week after a game was moved, postponed, cancelled or taken up again: what was said before. */
export function RescheduledNote({ game }: { game: RescheduledFragment & { status: GameStatus } }) {
  const text = rescheduledText(game);
  return text && <span className="block text-xs font-semibold text-warning">{text}</span>;
}
