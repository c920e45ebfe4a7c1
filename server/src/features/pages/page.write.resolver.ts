import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreatePageInput, SavePageInput } from './page.input.js';
import { getEditablePage } from './page.service.js';
import { uploadPageImage } from './page-image.service.js';
import { EditablePage, PageImage } from './page.type.js';
import { createPage, deletePage, publishPage, savePage } from './page.write.service.js';

/** Changes of pages. */
@Resolver()
export class PageWriteResolver {
  @Mutation(() => EditablePage, { description: 'Adds a page as a draft. Owners.' })
  async createPage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageInput, { description: 'The page.' }) input: CreatePageInput,
  ): Promise<EditablePage> {
    return getEditablePage(ctx, await createPage(ctx, input));
  }

  @Mutation(() => EditablePage, {
    description: 'Saves a new draft of a page; visitors keep seeing the published one. Owners.',
  })
  async savePage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
    @Arg('input', () => SavePageInput, { description: 'The draft.' }) input: SavePageInput,
  ): Promise<EditablePage> {
    return getEditablePage(ctx, await savePage(ctx, id, input));
  }

  @Mutation(() => EditablePage, { description: 'Shows the newest revision, or the given one, to visitors. Owners.' })
  async publishPage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
    @Arg('revisionId', () => ID, { nullable: true, description: 'Which revision; absent: the newest.' }) revisionId:
      | string
      | null,
    @Arg('expectedVersion', () => Int, { nullable: true, description: 'The version that the caller saw.' })
    expectedVersion: number | null,
  ): Promise<EditablePage> {
    return getEditablePage(ctx, await publishPage(ctx, id, { revisionId }, expectedVersion));
  }

  @Mutation(() => EditablePage, { description: 'Takes a page back from visitors; it stays as a draft. Owners.' })
  async unpublishPage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true, description: 'The version that the caller saw.' })
    expectedVersion: number | null,
  ): Promise<EditablePage> {
    return getEditablePage(ctx, await publishPage(ctx, id, 'none', expectedVersion));
  }

  @Mutation(() => DeletePayload, { description: 'Removes a page with all its revisions; can be undone. Owners.' })
  deletePage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which page.' }) id: string,
  ): Promise<DeletePayload> {
    return deletePage(ctx, id);
  }

  @Mutation(() => PageImage, {
    description: 'Takes a picture in for pages: PNG, JPEG, WebP, GIF or AVIF of at most 5 MB. Owners.',
  })
  uploadPageImage(
    @Ctx() ctx: RequestContext,
    @Arg('image', () => UploadScalar, { nullable: true, description: 'The picture.' })
    image?: Promise<IncomingFile> | null,
  ): Promise<PageImage> {
    return uploadPageImage(ctx, image);
  }
}
