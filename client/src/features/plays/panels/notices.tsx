import { type ReactNode, useEffect } from 'react';
import { PresentLine } from '@/app/admin/presence/present-line';
import { usePresence } from '@/app/admin/presence/use-presence';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { requestSignIn } from '@/app/admin/session/sign-in-request';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import type { CourtGame } from '../court-game';
import type { Plays } from '../hooks/use-play-store';
import type { UnsentPlay } from '../keeping/unsent-play';
import { lineOf } from '../shown/play-text';

/** What stands in the way of sending, and what only who sits at the table can answer. */
export function Notices({ game, plays }: { game: CourtGame; plays: Plays }) {
  const { store, queue, hold, refusals, ofOthers, unsentCount, shown } = plays;
  const confirm = useConfirm();
  const scorekeeper = useScorekeeper();
  const others = usePresence(game.id, 'at the table');
  const giveUp = async (gameId: string): Promise<void> => {
    const question = {
      text: 'Give these plays up?',
      consequence: 'They are deleted from this device.',
      confirmLabel: 'Give up',
    };
    if (await confirm(question)) await (gameId === game.id ? store.dropAll() : queue.dropGame(gameId));
  };
  return (
    <>
      {/* On a phone the plays need the room. */}
      <div className="px-3 max-lg:hidden">
        <PresentLine others={others} />
      </div>
      {hold?.kind === 'signed out' && scorekeeper !== null && <LinkEnded plays={plays} />}
      {hold?.kind === 'signed out' && scorekeeper === null && (
        <Notice
          action={
            <Button className="min-h-11" onClick={() => void requestSignIn().then((again) => again && queue.retry())}>
              Sign in
            </Button>
          }
        >
          {hold.username === null
            ? 'Your session has ended.'
            : `${hold.username} is signed in in this browser now, not you.`}{' '}
          {countText(unsentCount)} kept on this device, and sent when you are signed in.
        </Notice>
      )}
      {hold?.kind === 'no answer' && <Notice>No connection: {countText(unsentCount)} kept on this device.</Notice>}
      {[...refusals].map(([gameId, message]) => (
        <Notice
          key={gameId}
          action={
            <>
              <Button className="min-h-11" onClick={() => queue.retry()}>
                Try again
              </Button>
              <Button className="min-h-11" onClick={() => void giveUp(gameId)}>
                Give up
              </Button>
            </>
          }
        >
          {countText(queue.ofGame(gameId).length)} kept on this device{gameId !== game.id && ', of another game'}. Not
          saved: {message}
        </Notice>
      ))}
      {[...ofOthers].map(([username, count]) => (
        <Notice key={username} isQuiet>
          {count === 1 ? '1 play' : `${count} plays`} by {username} {count === 1 ? 'waits' : 'wait'} on this device
          until {username} signs in.
        </Notice>
      ))}
      {shown.questions.slice(0, 1).map((unsent) => (
        <Question key={unsent.order} game={game} plays={plays} unsent={unsent} more={shown.questions.length - 1} />
      ))}
    </>
  );
}

/** The link opens nothing any more, or somebody else uses this browser now. */
function LinkEnded({ plays: { queue, hold, unsentCount } }: { plays: Plays }) {
  const { check } = useScorekeeper()!;
  const other = hold?.kind === 'signed out' ? hold.username : null;
  // The screen says it at large as soon as the server has confirmed it.
  useEffect(check, [check]);
  return (
    <Notice
      action={
        <Button className="min-h-11" onClick={() => queue.retry()}>
          Try again
        </Button>
      }
    >
      {other === null ? 'Your link has ended, or was revoked.' : `This browser is ${other}'s now, not yours.`}{' '}
      {countText(unsentCount)} kept on this device.
    </Notice>
  );
}

const countText = (count: number): string => (count === 1 ? '1 play is' : `${count} plays are`);

interface NoticeProps {
  action?: ReactNode;
  isQuiet?: boolean;
  children: ReactNode;
}

/** One line above the players. */
export function Notice({ action, isQuiet = false, children }: NoticeProps) {
  return (
    <div
      role={isQuiet ? 'note' : 'alert'}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5 text-sm font-medium',
        isQuiet ? 'bg-surface-2 text-muted' : 'bg-warning-soft text-warning',
      )}
    >
      <p className="min-w-0 flex-1 basis-48">{children}</p>
      {action && <div className="flex flex-wrap gap-1.5">{action}</div>}
    </div>
  );
}

interface QuestionProps {
  game: CourtGame;
  plays: Plays;
  unsent: UnsentPlay;
  /** How many wait behind it. */
  more: number;
}

/** What has to be answered about a play before it can be sent. */
function Question({ game, plays: { queue, store }, unsent, more }: QuestionProps) {
  const confirm = useConfirm();
  const { question, play } = unsent;
  const mine = play.isDeleted ? `${lineOf(game, play)}, taken away` : lineOf(game, play);
  const rest = more > 0 && <span className="font-normal"> ({more} more to answer)</span>;
  const button = (label: string, onClick: () => void) => (
    <Button className="min-h-11" onClick={onClick}>
      {label}
    </Button>
  );
  if (question?.kind === 'conflict') {
    const { stored } = question;
    const theirs = stored.isDeleted ? 'taken away' : lineOf(game, stored);
    return (
      <Notice
        action={
          <>
            {button('Keep mine', () => void queue.settleConflict(unsent, 'mine'))}
            {button('Keep theirs', () => void queue.settleConflict(unsent, 'theirs'))}
          </>
        }
      >
        {stored.madeBy ?? 'Somebody else'} has changed this play: {theirs}. Yours: {mine}.{rest}
      </Notice>
    );
  }
  if (question?.kind === 'duplicate')
    return (
      <Notice
        action={
          <>
            {button('Keep both', () => void store.settleDuplicate(unsent, 'both'))}
            {button('Drop mine', () => void store.settleDuplicate(unsent, 'theirs'))}
          </>
        }
      >
        {question.stored.madeBy ?? 'Another device'} has entered the same play: {mine}. Is it one play?{rest}
      </Notice>
    );
  const drop = async (): Promise<void> => {
    if (await confirm({ text: 'Give this play up?', items: [mine], confirmLabel: 'Give up' })) await store.drop(unsent);
  };
  return (
    <Notice
      action={
        <>
          {button('Send again', () => void queue.tryAgain(unsent))}
          {button('Give up', () => void drop())}
        </>
      }
    >
      Not saved: {mine}. {question?.message}
      {rest}
    </Notice>
  );
}
