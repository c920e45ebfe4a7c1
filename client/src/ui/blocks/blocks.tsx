import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Video } from '../video';
import { Accordion } from './accordion';
import type { Block } from './block';
import { LocationList } from './location-list';
import { TextTable } from './text-table';

/** What an organization wrote on a page, from top to bottom. Nothing in it needs a script. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-5">
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
    </div>
  );
}

function OneBlock({
  block: { kind, text, html, level, url, srcset, width, height, embedUrl, alt, items, columns, rows },
}: {
  block: Block;
}) {
  switch (kind) {
    case 'HEADING':
      return level === 3 ? (
        <h3 className="display pt-1 text-xl leading-tight font-bold">{text}</h3>
      ) : (
        <h2 className="display pt-4 text-2xl leading-tight font-extrabold sm:text-3xl">{text}</h2>
      );
    case 'TEXT':
      // oxlint-disable-next-line react/no-danger -- made from Markdown by the server
      return <div className="prose" dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
    case 'ACCORDION':
      return <Accordion items={items ?? []} />;
    case 'VIDEO':
      return (
        <figure className="flex w-full max-w-4xl flex-col gap-2">
          {embedUrl && url && <Video title={text ?? t.ui.video()} embedUrl={embedUrl} url={url} />}
          <Caption text={text} />
        </figure>
      );
    case 'IMAGE':
      return (
        <figure className="flex w-full max-w-4xl flex-col gap-2">
          {/* The size of another site's is not known before it is there: a place of one shape keeps what follows. */}
          <img
            src={url ?? ''}
            srcSet={srcset ?? undefined}
            sizes="(min-width: 56rem) 56rem, 100vw"
            {...(width && height && { width, height, style: { maxWidth: `min(100%, ${(85 * width) / height}svh)` } })}
            alt={alt ?? ''}
            loading="lazy"
            decoding="async"
            className={cn(
              'rounded-lg border border-line bg-surface-2',
              width ? 'h-auto' : 'aspect-[3/2] w-full object-contain',
            )}
          />
          <Caption text={text} />
        </figure>
      );
    case 'TABLE':
      return <TextTable caption={text} columns={columns ?? []} rows={rows ?? []} />;
    case 'LOCATIONS':
      return <LocationList items={items ?? []} />;
  }
}

function Caption({ text }: { text: string | null }) {
  return text ? <figcaption className="text-sm text-muted">{text}</figcaption> : null;
}
