import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import type { RequestContext } from '../../context/request-context.js';
import type { InputCheck } from '../../lib/validation.js';
import { type BlockKind, OWN_UPLOAD, ownUploadIn, type StoredBlock } from './page-block.js';
import type { PageBlockInput, PageItemInput } from './page.input.js';

const MAX_BLOCKS = 200;
const MAX_ITEMS = 100;
const MAX_TEXT = 20_000;
const MAX_CELLS = 2_000;

/** The blocks to store. What is wrong is noted in `check` under `blocks[3].url` and the like. */
export function checkBlocks(check: InputCheck, blocks: readonly PageBlockInput[]): StoredBlock[] {
  check.that(
    blocks.length <= MAX_BLOCKS,
    'blocks',
    `A page has at most ${MAX_BLOCKS} blocks; this has ${blocks.length}.`,
  );
  return blocks.slice(0, MAX_BLOCKS).map((block, index) => checkBlock(check, block, `blocks[${index}]`));
}

/**
 * Notes blocks whose uploaded picture the organization does not have: it is gone, or another organization's, whose
 * sweep would take it away.
 * @param blocks as `checkBlocks` returned them
 */
export async function checkPictures(
  ctx: RequestContext,
  organizationId: number,
  check: InputCheck,
  blocks: readonly StoredBlock[],
): Promise<void> {
  const keys = blocks.map(ownUploadIn);
  const wanted = keys.filter((key) => key !== null);
  if (wanted.length === 0) return;
  const rows = (await ctx.services.dataSource.query(
    'SELECT storage_key AS key FROM upload_sizes WHERE organization_id = $1 AND storage_key = ANY($2)',
    [organizationId, wanted],
  )) as { key: string }[];
  const there = new Set(rows.map(({ key }) => key));
  for (const [index, key] of keys.entries()) {
    check.that(
      key === null || there.has(key),
      `blocks[${index}].url`,
      'This picture is no longer there: please upload it again.',
    );
  }
}

function checkBlock(check: InputCheck, block: PageBlockInput, at: string): StoredBlock {
  const kind = String(block.kind) as BlockKind;
  const caption = (): { text?: string } => optional('text', check.text(`${at}.text`, block.text, { max: 500 }));
  switch (kind) {
    case 'HEADING':
      check.that(
        block.level == null || block.level === 2 || block.level === 3,
        `${at}.level`,
        'A heading has level 2 or 3.',
      );
      return { kind, text: check.name(`${at}.text`, block.text ?? ''), level: block.level ?? 2 };
    case 'TEXT':
      return { kind, text: richText(check, `${at}.text`, block.text) };
    case 'ACCORDION':
      return { kind, items: items(check, `${at}.items`, block.items, true) };
    case 'LOCATIONS':
      return { kind, items: items(check, `${at}.items`, block.items, false) };
    case 'VIDEO': {
      const url = check.url(`${at}.url`, block.url ?? '') ?? '';
      check.that(
        youtubeEmbedUrl(url) !== null,
        `${at}.url`,
        'A video is a YouTube address, for example https://www.youtube.com/watch?v=….',
      );
      return { kind, url, ...caption() };
    }
    case 'IMAGE':
      return {
        kind,
        url: pictureUrl(check, `${at}.url`, block.url),
        alt: check.name(`${at}.alt`, block.alt ?? '', 500),
        ...caption(),
      };
    case 'TABLE':
      return { kind, ...table(check, at, block), ...caption() };
  }
}

function richText(check: InputCheck, field: string, value: string | null | undefined): string {
  const text = check.text(field, value ?? '', { max: MAX_TEXT, multiline: true });
  check.that(Boolean(text), field, 'The text is empty.');
  return text ?? '';
}

function items(
  check: InputCheck,
  at: string,
  given: readonly PageItemInput[] | null | undefined,
  rich: boolean,
): NonNullable<StoredBlock['items']> {
  const list = given ?? [];
  check.that(
    list.length >= 1 && list.length <= MAX_ITEMS,
    at,
    `There are 1 to ${MAX_ITEMS} entries; this has ${list.length}.`,
  );
  return list.slice(0, MAX_ITEMS).map((item, index) => ({
    title: check.name(`${at}[${index}].title`, item.title, 300),
    text: rich
      ? richText(check, `${at}[${index}].text`, item.text)
      : (check.text(`${at}[${index}].text`, item.text, { max: 500 }) ?? ''),
    ...optional('url', check.url(`${at}[${index}].url`, item.url)),
  }));
}

function pictureUrl(check: InputCheck, field: string, value: string | null | undefined): string {
  const url = (value ?? '').replace(/^ +| +$/gu, '');
  if (OWN_UPLOAD.test(url)) return url;
  check.that(url !== '', field, 'A picture needs an address: upload one, or give one beginning with https://.');
  const address = check.url(field, url) ?? '';
  // A page's security policy lets no other picture in.
  check.that(
    !address.startsWith('http:'),
    field,
    'A picture must have an address beginning with https://: browsers do not show others on a page. Or upload it.',
  );
  return address;
}

function table(
  check: InputCheck,
  at: string,
  { columns, rows }: PageBlockInput,
): Pick<StoredBlock, 'columns' | 'rows'> {
  const heads = columns ?? [];
  const body = rows ?? [];
  check.that(heads.length >= 1 && heads.length <= 12, `${at}.columns`, 'A table has 1 to 12 columns.');
  check.that(heads.length * body.length <= MAX_CELLS, `${at}.rows`, `A table has at most ${MAX_CELLS} cells.`);
  check.that(
    body.every((row) => row.length === heads.length),
    `${at}.rows`,
    `Each row has as many cells as there are columns: ${heads.length}.`,
  );
  const cell = (field: string, value: string): string => check.text(field, value, { max: 500 }) ?? '';
  return {
    columns: heads.slice(0, 12).map((head, index) => cell(`${at}.columns[${index}]`, head)),
    rows: body
      .slice(0, MAX_CELLS)
      .map((row, index) => row.slice(0, 12).map((value) => cell(`${at}.rows[${index}]`, value))),
  };
}

function optional<Name extends string>(name: Name, value: string | null | undefined): { [Key in Name]?: string } {
  return (value ? { [name]: value } : {}) as { [Key in Name]?: string };
}
