import { cn } from '@/lib/cn';
import type { Block } from '@/ui/blocks/block';
import { Blocks } from '@/ui/blocks/blocks';

/** As many pictures as the grid has places. */
const PLACES = 5;

/** A grid of the home page's pictures with the organization's name in it, then what it wrote: its history. */
export function HomeHero({ name, blocks }: { name: string; blocks: readonly Block[] }) {
  const pictures = blocks.filter(({ kind }) => kind === 'IMAGE').slice(0, PLACES);
  const rest = blocks.filter((block) => !pictures.includes(block));
  const [first, ...others] = pictures;
  return (
    <>
      <section aria-label={name} className={cn('grid gap-2 sm:gap-3', others.length > 0 && 'lg:grid-cols-2')}>
        <div
          className={cn(
            'relative flex min-h-64 items-end overflow-hidden rounded-lg bg-black',
            others.length > 0 ? 'lg:min-h-0' : 'sm:min-h-96',
          )}
        >
          {first && <Picture block={first} isFirst className="absolute inset-0 size-full" />}
          <div className="relative w-full bg-linear-to-t from-black via-black/70 to-transparent px-5 pt-20 pb-5 sm:px-7 sm:pb-6">
            <h1 className="display text-[min(2.25rem,16vw)] leading-[1.05] font-extrabold text-white sm:text-6xl">
              {name}
            </h1>
          </div>
        </div>
        {others.length > 0 && (
          <ul className={cn('grid gap-2 sm:gap-3', others.length > 2 && 'grid-cols-2')}>
            {others.map((block, index) => (
              <li key={index} className={cn('overflow-hidden rounded-lg bg-surface-2', shapeOf(index, others.length))}>
                <Picture block={block} className="size-full" />
              </li>
            ))}
          </ul>
        )}
      </section>
      {rest.length > 0 && (
        <section className="card rounded-lg border border-line bg-surface px-5 pt-2 pb-6 shadow-card sm:px-8 lg:[&_.prose]:max-w-none lg:[&_.prose]:columns-2 lg:[&_.prose]:gap-12 lg:[&_.prose>*]:break-inside-avoid">
          <Blocks blocks={rest} />
        </section>
      )}
    </>
  );
}

/** Two rows, whatever the number: wide ones, or two beside each other. */
function shapeOf(index: number, count: number): string {
  if (count <= 2) return 'aspect-[3/1]';
  return count === 3 && index === 0 ? 'col-span-2 aspect-[3/1]' : 'aspect-[3/2]';
}

/** The first picture is what a reader sees first, so it is fetched first. */
function Picture({
  block: { url, alt },
  isFirst = false,
  className,
}: {
  block: Block;
  isFirst?: boolean;
  className: string;
}) {
  return (
    <img
      src={url ?? ''}
      alt={alt ?? ''}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cn('object-cover', className)}
    />
  );
}
