import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { previewInTurn } from './preview-turns.js';
import { previewSeasonImport } from './season-import-preview.service.js';
import { ImportSeasonInput } from './season-import.input.js';
import { SeasonImportPreview, SeasonImportProgress, SeasonImportResult } from './season-import.type.js';
import { cancelRunningImport, progressOfImport } from './running-imports.js';
import { importUploads } from './uploaded-import.service.js';

@Resolver()
export class SeasonImportResolver {
  @Mutation(() => SeasonImportPreview, {
    description: 'Reads the files of a season and says what importing them would find. Writes nothing. Admins only.',
  })
  previewSeasonImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportSeasonInput, { description: 'What `importSeason` would be given.' })
    input: ImportSeasonInput,
  ): Promise<SeasonImportPreview> {
    return previewInTurn(ctx, () => previewSeasonImport(ctx, input));
  }

  @Mutation(() => SeasonImportResult, {
    description:
      'Imports a season from its files: all of it, or nothing and a list of what is wrong. It answers when it is done, which takes seconds to minutes. The same files again change nothing; what they no longer hold is removed only when `removeMissing` asks for it. Admins only.',
  })
  importSeason(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportSeasonInput, { description: 'The season.' }) input: ImportSeasonInput,
  ): Promise<SeasonImportResult> {
    return importUploads(ctx, input);
  }

  @Query(() => SeasonImportProgress, {
    description:
      'How far an import has come. It is not under way when it is over, or when another process of the site does it. Admins only.',
  })
  seasonImportProgress(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that the import was given.' }) key: string,
  ): SeasonImportProgress {
    return progressOfImport(ctx, key);
  }

  @Mutation(() => Boolean, {
    description:
      'Cancels an import under way; nothing of it stays. False when there was none of this key. Admins only.',
  })
  cancelSeasonImport(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that the import was given.' }) key: string,
  ): boolean {
    return cancelRunningImport(ctx, key);
  }
}
