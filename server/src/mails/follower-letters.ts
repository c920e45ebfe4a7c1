import type { RequestContext } from '../context/request-context.js';
import { findGameNews, tellGameNews, type ToldGameNews } from '../features/game-news/game-news.service.js';
import { findFollower, type Follower, followLinks } from '../features/mail-followers/mail-follower.service.js';
import type { Organization } from '../features/organizations/organization.type.js';
import { organizationById } from '../features/organizations/organization.loaders.js';
import { findTeam } from '../features/teams/team.service.js';
import { gameNewsWords } from '../texts/game-news-words.js';
import type { Material } from './compose.js';
import type { LetterWords } from './letter.js';

/** So many games stand in one mail; more are on the team's page. */
const MOST_GAMES = 20;

/** Asks an address whether it was meant. Null where the team has gone meanwhile. */
export async function followLetter(material: Material): Promise<LetterWords | null> {
  const found = await followerOf(material);
  if (found === null) return null;
  const { follower, team } = found;
  const { server: said } = material.said;
  const wantsResults = material.mail.facts['wantsResults'] === true;
  const { confirm } = followLinks(material.ctx.services, follower, wantsResults);
  return {
    subject: said.mail_follow_subject({ team }),
    paragraphs: [wantsResults ? said.mail_follow_text_with_results({ team }) : said.mail_follow_text({ team })],
    button: { label: said.mail_follow_button(), href: confirm },
    notes: [said.mail_follow_note()],
  };
}

/** Tells what has happened to games, by what is so now. Null where nothing of it is left to tell. */
export async function newsLetter(material: Material): Promise<LetterWords | null> {
  const found = await followerOf(material);
  if (found === null || found.follower.confirmedAt === null) return null;
  const { follower, team } = found;
  const { ctx, mail, said } = material;
  const { services } = ctx;
  const byGame = new Map<string | number, ToldGameNews>();
  // What is no news any more takes nobody's place: among many changes of days gone by one may be of tomorrow.
  for (const id of mail.facts['newsIds'] as number[]) {
    const news = await findGameNews(services, follower.organizationId, id);
    const each = news && (await tellGameNews(ctx, news));
    if (!each) continue;
    // Of one game the latest is told: it may have been moved, and then be over.
    byGame.delete(each.game.id);
    byGame.set(each.game.id, each);
    if (byGame.size === MOST_GAMES) break;
  }
  const told = [...byGame.values()];
  if (told.length === 0) return null;
  const { unsubscribe } = followLinks(services, follower, false);
  const items = told.map((each) => ({
    ...gameNewsWords(each, said),
    href: siteAddress(ctx, each.organization, `/games/${each.game.id}`),
  }));
  return {
    subject: items.length === 1 ? items[0]!.title : said.server.mail_news_several({ team }),
    paragraphs: [said.server.mail_news_text({ team })],
    items,
    unsubscribe,
    links: [{ label: said.server.mail_unsubscribe(), href: unsubscribe }],
  };
}

async function followerOf({ ctx, mail }: Material): Promise<{ follower: Follower; team: string } | null> {
  const { organizationId } = mail;
  if (organizationId === null) return null;
  const follower = await findFollower(ctx.services, organizationId, Number(mail.facts['followerId']));
  if (follower === null || !(await organizationById(ctx, organizationId))) return null;
  const team = await findTeam(ctx, organizationId, follower.teamId);
  return team && { follower, team: team.name };
}

/** The address of a page of an organization's site, on the platform. */
export function siteAddress(
  { services }: Pick<RequestContext, 'services'>,
  { slug }: Pick<Organization, 'slug'>,
  path: string,
): string {
  return `${services.config.publicUrl}/${slug}${path}`;
}
