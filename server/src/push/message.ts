import { createContext } from '../context/create-context.js';
import type { Services } from '../context/request-context.js';
import { type GameNotice, noticeOf } from '../domain/game-news/game-notices.js';
import type { Language } from '../domain/languages/language.js';
import { findGameNews, tellGameNews } from '../features/game-news/game-news.service.js';
import { gameNewsWords } from '../texts/game-news-words.js';
import { textsIn } from '../texts/texts.js';
import { iconVersion } from '../web-app/site-look.js';

/**
 * What a browser is sent; its service worker (client/worker/push-messages.ts) shows it. Names of no people are in it.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** Page of the game, below the site that the browser has subscribed at: the platform's path or a host of its own. */
  readonly path: string;
  /** The same for all messages about a game: a later one takes the place of the former. */
  readonly tag: string;
  /** Below the site, too. */
  readonly icon: string;
}

/** A message, and what of the subscriber's wishes it belongs to. */
export interface ToldMessage {
  readonly notice: GameNotice;
  readonly gameId: number;
  readonly message: PushMessage;
}

/** What there is to tell of a piece of news now, in a language; null when there is nothing any more. */
export async function messageOf(
  services: Services,
  organizationId: number,
  newsId: number,
  language: Language,
): Promise<ToldMessage | null> {
  const news = await findGameNews(services, organizationId, newsId);
  if (news === null) return null;
  const ctx = await createContext(services, { transport: 'cli', requestId: `push ${organizationId} ${newsId}` });
  const told = await tellGameNews(ctx, news);
  if (told === null) return null;
  const { title, lines } = gameNewsWords(told, textsIn(language));
  const gameId = Number(told.game.id);
  return {
    notice: noticeOf(told.kind),
    gameId,
    message: {
      title,
      body: lines.join('\n'),
      lang: language,
      path: `games/${gameId}`,
      tag: `game-${gameId}`,
      icon: `icon-192.png?v=${iconVersion(told.organization)}`,
    },
  };
}
