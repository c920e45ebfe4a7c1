/**
 * SQL for an upload's public address, part of the statement that reads its owner: the smallest of its files that is at
 * least `width` pixels wide, else the widest; null without an upload.
 * @param organization SQL of the organization's id
 * @param upload SQL of the upload's id, may be null
 */
export function uploadUrlSql(organization: string, upload: string, width: number): string {
  // Most owners have no upload, and then there is nothing to look for.
  return `CASE WHEN ${upload} IS NOT NULL THEN (SELECT '/uploads/' || file.storage_key FROM upload_sizes file
    WHERE file.organization_id = ${organization} AND file.upload_id = ${upload}
    ORDER BY file.width < ${width}, abs(file.width - ${width}), file.id LIMIT 1) END`;
}
