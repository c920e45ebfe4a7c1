import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import type { ImportNotes } from '../season-import/reporting/report.js';
import { previewInTurn } from '../season-import/preview-turns.js';
import { cancelRunningImport, progressOfImport } from '../season-import/running-imports.js';
import {
  ImportColumn,
  ImportField,
  ImportNoteList,
  SeasonImportProgress,
} from '../season-import/season-import.type.js';
import { ImportRosterInput } from './roster-import.input.js';
import { RosterImportPreview, RosterImportReport } from './roster-import.type.js';
import { importUploadedRoster, previewUploadedRoster } from './uploaded-roster.service.js';

@Resolver()
export class RosterImportResolver {
  @Mutation(() => RosterImportPreview, {
    description: 'Reads a roster and says what importing it would do. Writes nothing. Admins only.',
  })
  previewRosterImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportRosterInput, { description: 'What `importRoster` would be given.' })
    input: ImportRosterInput,
  ): Promise<RosterImportPreview> {
    return previewInTurn(ctx, () => previewUploadedRoster(ctx, input));
  }

  @Mutation(() => RosterImportReport, {
    description:
      'Imports a roster into a season league: all of it, or nothing and a list of what is wrong. Teams and players who are missing are made; nobody is taken off a roster. The same file again changes nothing. It can be undone. Admins only.',
  })
  importRoster(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportRosterInput, { description: 'The roster.' }) input: ImportRosterInput,
  ): Promise<RosterImportReport> {
    return importUploadedRoster(ctx, input);
  }

  @Query(() => SeasonImportProgress, {
    description:
      'How far the import of a roster has come. It is not under way when it is over, or when another process of the site does it. Admins only.',
  })
  rosterImportProgress(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that the import was given.' }) key: string,
  ): SeasonImportProgress {
    return progressOfImport(ctx, key);
  }

  @Mutation(() => Boolean, {
    description:
      'Cancels the import of a roster under way; nothing of it stays. False when there was none of this key. Admins only.',
  })
  cancelRosterImport(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'The key that the import was given.' }) key: string,
  ): boolean {
    return cancelRunningImport(ctx, key);
  }
}

/** What is wrong with a roster, or worth a look. */
@Resolver(() => RosterImportReport)
export class RosterImportReportResolver {
  @FieldResolver(() => ImportNoteList, { description: 'What has to be put right first.' })
  problems(@Root() { problems }: RosterImportReport): ImportNotes {
    return problems;
  }

  @FieldResolver(() => ImportNoteList, {
    description: 'What is imported as it stands and deserves a look; empty while there are problems.',
  })
  warnings(@Root() { warnings }: RosterImportReport): ImportNotes {
    return warnings;
  }
}

/** The columns of a roster. */
@Resolver(() => RosterImportPreview)
export class RosterImportPreviewResolver {
  @FieldResolver(() => [ImportColumn], { description: "The file's heading; empty when it cannot be read." })
  columns(@Root() { columns }: RosterImportPreview): readonly ImportColumn[] {
    return columns;
  }

  @FieldResolver(() => [ImportField], { description: 'What its columns may be.' })
  fields(@Root() { fields }: RosterImportPreview): readonly ImportField[] {
    return fields;
  }
}
