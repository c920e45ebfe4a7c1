import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PatchOperation } from '@domain/json/patch-operation';
import { patched } from '@domain/json/patched';
import { t } from '@/texts';
import type { Answers } from '../answers/answers';
import type { AnyPage } from '../page';
import { type Site, tenantVariables } from '../site';
import { byStream } from './by-stream';
import { DayScoresDocument } from './day-scores.generated';
import type { FollowedGame } from './followed-game';
import { tellDay } from './tell-day';

/** A query of which the answer is followed. */
export interface LiveOperation {
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/** A page that is being followed. */
export interface Following {
  /** Reads out, when the screen reader has nothing else to say, of which games the score is another one. */
  show(games: readonly FollowedGame[]): void;
  stop(): void;
}

/** The games of a day of the site. */
export function dayOf(site: Site, date: string | null): LiveOperation {
  return { document: DayScoresDocument, variables: { ...tenantVariables(site), date } };
}

/** Follows what a page shows, or the games of a day alone where it has rows that were loaded later. */
export function followPage({
  page,
  variables,
  day,
  site,
  answers,
  latest,
}: {
  page: AnyPage;
  variables: OperationVariables;
  day: string | null;
  site: Site;
  answers: Pick<Answers, 'write'>;
  latest: { current: { games: readonly FollowedGame[]; refetch: () => unknown } };
}): Following {
  const operation = page.live!.byDay ? dayOf(site, day) : { document: page.document!, variables };
  // A visitor's answer would take names away from who is signed in and may see them.
  const onAnswer =
    site.user === null
      ? { write: (data: unknown) => answers.write(operation, data) }
      : { renew: () => latest.current.refetch() };
  return follow(operation, latest.current.games, onAnswer, { isDay: page.live!.byDay ?? false });
}

/** An answer of the graph, or what makes it of the one before. */
export interface Told {
  data?: unknown;
  errors?: unknown;
  extensions?: { patch?: PatchOperation[] };
}

/** What a connection tells: each of them begins with the whole answer, also where it was lost and made anew. */
export interface Listener {
  next(told: Told): void;
  /** Nothing will be told any longer. */
  complete(): void;
}

/** How an operation is followed. @returns ends it: nothing is told after that */
export type Connect = (operation: LiveOperation, listener: Listener) => () => void;

/**
 * What becomes of an answer: it is written where pages read, or asked for anew by who sees more than a visitor does.
 */
export type OnAnswer = { write(answer: unknown): void } | { renew(answer: unknown): unknown };

/**
 * Follows a query. A connection begins with the whole answer; then comes what makes it the next one, as JSON Patches.
 * Closed while nobody sees the page; opened again, it begins with what is then.
 */
export function follow(
  operation: LiveOperation,
  games: readonly FollowedGame[],
  onAnswer: OnAnswer,
  { isDay = false, connect = byStream }: { isDay?: boolean; connect?: Connect } = {},
): Following {
  const tell = 'write' in onAnswer ? onAnswer.write : oneAtATime(onAnswer.renew);
  const day = isDay ? tellDay() : null;
  let close: (() => void) | null = null;
  let isOver = false;
  let texts = textsOf(games);

  const open = (): void => {
    close?.();
    close = null;
    if (isOver || document.hidden) return;
    let answer: Told = {};
    const next = (told: Told): void => {
      try {
        answer = told.extensions?.patch ? (patched(answer, told.extensions.patch) as Told) : told;
      } catch {
        return open(); // a patch of another answer: from the beginning again
      }
      const { data, errors } = answer;
      if (!data || errors) return;
      // Running scores alone are told already, and the page does not ask for them.
      if (day?.tell(data) === false && 'renew' in onAnswer) return;
      tell(data);
    };
    close = connect(operation, { next, complete: stop });
  };
  const stop = (): void => {
    isOver = true;
    document.removeEventListener('visibilitychange', open);
    close?.();
    day?.end();
  };
  document.addEventListener('visibilitychange', open);
  region();
  open();
  return {
    show(shown) {
      const news = textsOf(shown);
      const said = [...news].flatMap(([id, text]) => (texts.has(id) && texts.get(id) !== text ? text : []));
      texts = news;
      if (said.length > 0) region().textContent = said.join('. ');
    },
    stop,
  };
}

/**
 * The same work for every piece of news, but never twice at once: what comes meanwhile is worth one more time when it
 * is done, since what is on its way may have been read before the news.
 */
function oneAtATime(work: (news: unknown) => unknown): (news: unknown) => void {
  let isBusy = false;
  let next: { news: unknown } | null = null;
  return function begin(news) {
    if (isBusy) return void (next = { news });
    isBusy = true;
    void Promise.resolve(work(news))
      .catch(() => undefined)
      .then(() => {
        isBusy = false;
        const waiting = next;
        next = null;
        if (waiting) begin(waiting.news);
      });
  };
}

/** 'Aces 60, Bulls 58' by id; '' without a score. */
function textsOf(games: readonly FollowedGame[]): Map<string, string> {
  return new Map(
    games.map(({ id, home, away, hasResult }) => {
      const score = `${home.name} ${home.score}, ${away.name} ${away.score}`;
      return [id, home.score === null || away.score === null ? '' : hasResult ? t.site.final({ score }) : score];
    }),
  );
}

/** Where changes are read out: one for all pages, there before anything is said. */
function region(): HTMLElement {
  const known = document.getElementById('live-scores');
  if (known) return known;
  const made = document.createElement('div');
  made.id = 'live-scores';
  made.className = 'sr-only';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}
