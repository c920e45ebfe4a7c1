import type { FieldPath } from 'react-hook-form';
import type { BlockValues, PageValues } from './block-values';

/** The fields that complaints of the server may be about, of a page with these blocks. */
export function pageFields(blocks: readonly BlockValues[]): FieldPath<PageValues>[] {
  const fields: FieldPath<PageValues>[] = ['title', 'path'];
  for (const [index, { items }] of blocks.entries()) {
    fields.push(`blocks.${index}.text`, `blocks.${index}.url`, `blocks.${index}.alt`);
    for (const place of items.keys())
      fields.push(
        `blocks.${index}.items.${place}.title`,
        `blocks.${index}.items.${place}.text`,
        `blocks.${index}.items.${place}.url`,
      );
    // The rest of a block, of a table above all, has one place for its complaints.
    fields.push(`blocks.${index}`);
  }
  return fields;
}
