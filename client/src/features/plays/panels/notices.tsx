import { type ReactNode, useEffect, useState } from 'react';
import { isPeriodMark } from '@domain/plays/repeated-marks';
import { PresentLine } from '@/app/admin/presence/present-line';
import { usePresence } from '@/app/admin/presence/use-presence';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { requestSignIn } from '@/app/admin/session/sign-in-request';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import type { CourtGame } from '../court-game';
import { useOtherScore } from '../hooks/use-other-score';
import type { Plays } from '../hooks/use-play-store';
import { countOfPlays, type UnsentPlay } from '../keeping/unsent-play';
import { lineOf } from '../shown/play-text';

/** What stands in the way of sending, and what only who sits at the table can answer. */
export function Notices({ game, plays }: { game: CourtGame; plays: Plays }) {
  const { store, queue, hold, refusals, ofOthers, unsentCount, shown, told } = plays;
  const confirm = useConfirm();
  const scorekeeper = useScorekeeper();
  const others = usePresence(game.id, t.plays.at_the_table());
  const giveUp = async (gameId: string): Promise<void> => {
    const question = {
      text: t.plays.give_these_plays_up(),
      consequence: t.plays.they_are_deleted_from_this_device(),
      confirmLabel: t.plays.give_up(),
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
              {t.common.sign_in()}
            </Button>
          }
        >
          {hold.username === null
            ? t.plays.your_session_has_ended_kept_on_this_device({ countText: countText(unsentCount) })
            : t.plays.is_signed_in_in_this_browser_now_not({
                username: hold.username,
                countText: countText(unsentCount),
              })}
        </Notice>
      )}
      {hold?.kind === 'no answer' && (
        <Notice>{t.plays.no_connection_kept_on_this_device({ countText: countText(unsentCount) })}</Notice>
      )}
      {[...refusals].map(([gameId, message]) => (
        <Notice
          key={gameId}
          action={
            <>
              <Button className="min-h-11" onClick={() => queue.retry()}>
                {t.common.try_again()}
              </Button>
              <Button className="min-h-11" onClick={() => void giveUp(gameId)}>
                {t.plays.give_up()}
              </Button>
            </>
          }
        >
          {t.plays.kept_on_this_device({ countText: countText(countOfPlays(queue.ofGame(gameId))) })}
          {gameId !== game.id && t.plays.of_another_game()}
          {t.plays.not_saved({ message })}
        </Notice>
      ))}
      {[...ofOthers].map(([username, count]) => (
        <Notice key={username} isQuiet>
          {t.plays.plays_by_wait_on_this_device_until_signs({ count, username })}
        </Notice>
      ))}
      <OtherScore game={game} told={told} />
      {shown.questions.slice(0, 1).map((unsent) => (
        <Question key={unsent.order} game={game} plays={plays} unsent={unsent} more={shown.questions.length - 1} />
      ))}
    </>
  );
}

/** Who looks at the site sees another score than who sits here. */
function OtherScore({ game, told }: { game: CourtGame; told: Plays['told'] }) {
  const other = useOtherScore(game, told);
  const [leftAlone, leaveAlone] = useState('');
  if (other === null) return null;
  const { made, boxScore, apart } = other;
  if (leftAlone === apart) return null;
  return (
    <Notice
      isQuiet
      action={
        <Button className="min-h-11" onClick={() => leaveAlone(apart)}>
          {t.plays.not_now()}
        </Button>
      }
    >
      {t.plays.the_plays_make_the_box_score_has({ made, boxScore })}
    </Notice>
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
          {t.common.try_again()}
        </Button>
      }
    >
      {other === null
        ? t.plays.your_link_has_ended_or_was_revoked_kept({ countText: countText(unsentCount) })
        : t.plays.this_browser_is_s_now_not_yours_kept({ other, countText: countText(unsentCount) })}
    </Notice>
  );
}

const countText = (count: number): string => (count === 1 ? t.plays.n_1_play_is() : t.plays.plays_are({ count }));

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
  const { question } = unsent;
  // As the list shows it: it may have been corrected since it was sent.
  const play = queue.latestOf(unsent);
  const mine = play.isDeleted ? t.plays.play_taken_away({ play: lineOf(game, play) }) : lineOf(game, play);
  const rest = more > 0 && <span className="font-normal"> {t.plays.more_to_answer({ more })}</span>;
  const button = (label: string, onClick: () => void) => (
    <Button className="min-h-11" onClick={onClick}>
      {label}
    </Button>
  );
  if (question?.kind === 'conflict') {
    const { stored } = question;
    const theirs = stored.isDeleted ? t.plays.taken_away() : lineOf(game, stored);
    return (
      <Notice
        action={
          <>
            {button(t.plays.keep_mine(), () => void queue.settleConflict(unsent, 'mine'))}
            {button(t.plays.keep_theirs(), () => void queue.settleConflict(unsent, 'theirs'))}
          </>
        }
      >
        {t.plays.has_changed_this_play_yours({ madeBy: stored.madeBy ?? t.plays.somebody_else(), theirs, mine })}
        {rest}
      </Notice>
    );
  }
  if (question?.kind === 'duplicate') {
    const doubled = store.doubledBy(unsent).map((each) => lineOf(game, each));
    return (
      <Notice
        action={
          <>
            {/* No period begins or ends twice. */}
            {!isPeriodMark(play.kind) && button(t.plays.keep_both(), () => void store.settleDuplicate(unsent, 'both'))}
            {button(t.plays.drop_mine(), () => void store.settleDuplicate(unsent, 'theirs'))}
          </>
        }
      >
        {t.plays.has_entered_the_same_play_is_it_one({
          madeBy: question.stored.madeBy ?? t.plays.another_device(),
          mine,
        })}
        {doubled.length > 0 && ` ${t.plays.drop_mine_also_drops({ plays: doubled.join(', ') })}`}
        {rest}
      </Notice>
    );
  }
  // What was refused is what was sent.
  const sent = lineOf(game, unsent.play);
  const drop = async (): Promise<void> => {
    if (await confirm({ text: t.plays.give_this_play_up(), items: [mine], confirmLabel: t.plays.give_up() }))
      await store.drop(unsent);
  };
  return (
    <Notice
      action={
        <>
          {button(t.plays.send_again(), () => void queue.tryAgain(unsent))}
          {button(t.plays.give_up(), () => void drop())}
        </>
      }
    >
      {t.plays.not_saved_2({ mine: sent, message: question?.message ?? '' })}
      {rest}
    </Notice>
  );
}
