import { exportSeason } from '../features/season-export/season-export.service.js';
import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { attachment } from './attachment.js';
import { ZipWriter } from './zip-writer.js';

/** A season as one archive of its files and pictures, named after it. */
export async function seasonArchive(ctx: RequestContext, seasonId: string): Promise<TransportResponse> {
  const zip = new ZipWriter();
  const name = await exportSeason(ctx, seasonId, (file, content) => zip.add(file, content));
  return attachment('application/zip', `${name}.zip`, zip.finish());
}
