import { useSite } from '@/app/site-context';
import { withSiteLinks } from '@/app/site-links';
import { t } from '@/texts';
import { Blocks } from '@/ui/blocks/blocks';
import type { HomeQuery } from './home.generated';
import { HomeHero } from './home-hero';

type Organization = NonNullable<HomeQuery['organization']>;

/** What a home page begins with: a hero, a welcome, or nothing but what its organization wrote for `home`. */
export function HomeIntro({ organization: { name, homeVariant, page } }: { organization: Organization }) {
  const blocks = withSiteLinks(page?.blocks ?? [], useSite());
  if (homeVariant === 'HERO') return <HomeHero name={name} blocks={blocks} />;
  if (homeVariant === 'WELCOME') {
    return (
      <section className="card flex flex-col gap-4 rounded-lg border border-line border-l-6 border-l-accent-solid bg-surface px-5 py-6 shadow-card sm:px-8 sm:py-9 lg:[&_.prose]:max-w-none lg:[&_.prose]:columns-2 lg:[&_.prose]:gap-12 lg:[&_.prose>*]:break-inside-avoid">
        <h1 className="display text-[min(2.25rem,16vw)] leading-[1.05] font-extrabold sm:text-5xl">
          {page?.title ?? t.organizations.welcome_to({ name })}
        </h1>
        <Blocks blocks={blocks} />
      </section>
    );
  }
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
    </>
  );
}
