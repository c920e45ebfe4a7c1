import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { PageBlockInput } from './page.input.js';
import { publishedPageAddresses } from './page.loaders.js';
import {
  findPublishedPage,
  getEditablePage,
  listEditablePages,
  listPageRevisions,
  previewBlocks,
} from './page.service.js';
import { EditablePage, Page, PageAddress, PageBlock, PageRevision } from './page.type.js';
import { checkedBlocks } from './page.write.service.js';

/** An organization's published pages. */
@Resolver(() => Organization)
export class OrganizationPagesResolver {
  @FieldResolver(() => Page, {
    nullable: true,
    description: 'Its published page at a path, in any case; null when there is none.',
  })
  page(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('path', () => String, { description: "Path below the organization's root; `home` stands on the home page." })
    path: string,
  ): Promise<Page | null> {
    return findPublishedPage(ctx, organization.id, path);
  }

  @FieldResolver(() => [PageAddress], { description: 'Where its published pages stand, by title.' })
  publishedPages(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<PageAddress[]> {
    return publishedPageAddresses(ctx, organization.id);
  }
}

/** Pages as their editors see them. */
@Resolver()
export class PageResolver {
  @Query(() => [EditablePage], { description: 'All pages of the organization that the caller edits, by path. Owners.' })
  editablePages(@Ctx() ctx: RequestContext): Promise<EditablePage[]> {
    return listEditablePages(ctx);
  }

  @Query(() => EditablePage, { description: 'One page with its newest revision. Owners.' })
  editablePage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
  ): Promise<EditablePage> {
    return getEditablePage(ctx, id);
  }

  @Query(() => [PageRevision], { description: 'The newest hundred revisions of a page, newest first. Owners.' })
  pageRevisions(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
  ): Promise<PageRevision[]> {
    return listPageRevisions(ctx, id);
  }

  @Query(() => [PageBlock], { description: 'What blocks would look like, without saving them. Owners.' })
  async previewPageBlocks(
    @Ctx() ctx: RequestContext,
    @Arg('blocks', () => [PageBlockInput], { description: 'The blocks.' }) blocks: PageBlockInput[],
  ): Promise<PageBlock[]> {
    return previewBlocks(ctx, await checkedBlocks(ctx, blocks));
  }
}
