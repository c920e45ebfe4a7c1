import { exportSeason } from '../features/season-export/season-export.service.js';
import type { Answer } from '../http/answer.js';
import type { RequestContext } from '../http/context.js';
import { attachment } from './attachment.js';
import { ZipWriter } from './zip-writer.js';

/** A season as one archive of its three files, named after it. */
export async function seasonArchive(ctx: RequestContext, seasonId: string): Promise<Answer> {
  const zip = new ZipWriter();
  const name = await exportSeason(ctx, seasonId, (file, text) => zip.add(file, text));
  return attachment('application/zip', `${name}.zip`, zip.finish());
}
