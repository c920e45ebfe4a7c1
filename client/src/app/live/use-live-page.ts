import { calendarDateIn } from '@domain/dates/calendar-date-in';
import type { OperationVariables } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useAnswers } from '../answers/use-answer';
import type { AnyPage, PageLocation } from '../page';
import { useSite } from '../site-context';
import { isKeptPage } from '../site-worker/kept-page';
import type { Following } from './follow';
import { isOpen } from './followed-game';

/** What is followed of a page. */
interface Shown {
  page: AnyPage;
  location: PageLocation;
  variables: OperationVariables;
  /** The page's answer; undefined while it is not there, and where what the page is about is not. */
  data: unknown;
  /** Of the organization; undefined while it is not known. */
  timeZone: string | undefined;
  /** Asks for the page's answer anew. */
  refetch: () => Promise<unknown> | undefined;
}

/**
 * Follows what a page shows while a game of it is in progress or of today, or while the page itself says that it may
 * change; a page that says which day it is asks anew once that is over. What follows is loaded
 * when it is first wanted; without EventSource, or when the server refuses, the page stays as it came.
 */
export function useLivePage({ page, location, variables, data, timeZone, refetch }: Shown): void {
  if (import.meta.env.SSR) return;
  // oxlint-disable react/rules-of-hooks -- the condition is a constant of the build: nothing below is in the server's bundle
  const answers = useAnswers();
  const site = useSite();
  const following = useRef<Following | null>(null);
  const games = data !== undefined && timeZone !== undefined ? (page.live?.games(data) ?? []) : [];
  const today = (): string => calendarDateIn(new Date(), timeZone!);
  const open = games.filter((game) => isOpen(game, today));
  const latest = useRef({ games, refetch });
  latest.current = { games, refetch };
  const isOpenNow = open.length > 0 || (data !== undefined && (page.live?.isOpen?.(data, location) ?? false));
  const day = page.live?.byDay ? (open.find(({ status }) => status === 'IN_PROGRESS') ?? open[0])?.date : null;
  const subject = isOpenNow && 'EventSource' in window && !isKeptPage() ? JSON.stringify([variables, day]) : null;
  const shownDay = (data as { organization?: { today?: string } } | undefined)?.organization?.today;
  useEffect(() => {
    if (shownDay === undefined) return;
    const ended = import('./new-day')
      .then(({ awaitDayAfter }) => awaitDayAfter({ day: shownDay, timeZone: timeZone!, page, latest }))
      .catch(() => undefined);
    return () => void ended.then((end) => end?.());
    // oxlint-disable-next-line react/exhaustive-deps -- the time zone comes with the day
  }, [shownDay]);
  useEffect(() => {
    if (subject === null) return;
    let isOver = false;
    import('./follow')
      .then(({ followPage }) => {
        if (isOver) return;
        following.current = followPage({ page, variables, day: day ?? null, site, answers, latest });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      following.current?.stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the subject says what is followed; only another one begins anew
  }, [answers, page, subject, site]);
  useEffect(() => {
    following.current?.show(games);
    if (subject === null) following.current = null;
  });
}
