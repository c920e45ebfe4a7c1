import { PublicHeader } from '@/app/public-header';
import { useSite } from '@/app/site-context';
import { ThemeSwitch } from '@/app/theme-switch';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { Input } from '@/ui/input';

/** A page for developers, as the server makes it of documents, schema and REST rows. */
export interface PortalView {
  path: string;
  title: string;
  about: string;
  /** Safe HTML. */
  html: string;
  sections: readonly { readonly id: string; readonly title: string }[];
  groups: readonly PageGroup[];
  /** What was searched for; '' for nothing. */
  question: string;
  /** Whether search engines may show it. */
  isListed: boolean;
}

interface PageGroup {
  readonly name: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** Everything of a page: the product's head, the navigation with the search, the text, the foot. */
export function PortalPage({ view: { path, title, about, html, sections, groups, question } }: { view: PortalView }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t.developers.skip_to_content()}
      </a>
      <PublicHeader organization={null} hasNavigation={false} />
      <div className="mx-auto grid w-full max-w-[92rem] flex-1 grid-cols-1 content-start gap-x-10 gap-y-4 px-3 py-4 sm:px-6 sm:py-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
          <Search question={question} />
          <details className="portal-contents lg:hidden">
            <summary className="font-semibold">{t.developers.for_developers_all_pages()}</summary>
            <Contents label={t.developers.all_pages()} groups={groups} path={path} />
          </details>
          <div className="hidden lg:block">
            <Contents label={t.developers.for_developers()} groups={groups} path={path} />
          </div>
        </div>
        <main id="content" tabIndex={-1} className="portal min-w-0 outline-none">
          <p className="eyebrow text-muted">{t.developers.for_developers()}</p>
          <h1 className="display text-3xl leading-tight font-extrabold sm:text-4xl">{title}</h1>
          <p className="text-lg text-muted">{about}</p>
          {sections.length > 1 && (
            <nav aria-label={t.developers.on_this_page()}>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {sections.map(({ id, title: text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="portal-text" dangerouslySetInnerHTML={{ __html: html }} />
          <p id="copy-status" role="status" />
        </main>
      </div>
      <Foot />
    </div>
  );
}

function Search({ question }: { question: string }) {
  return (
    <form role="search" action="/developers/search" className="flex gap-2 p-1">
      <Input
        type="search"
        name="q"
        aria-label={t.developers.search_the_pages_for_developers()}
        placeholder={t.developers.search()}
        defaultValue={question}
        required
        className="min-w-0"
      />
      <button type="submit" className={buttonClass()}>
        {t.developers.find()}
      </button>
    </form>
  );
}

function Contents({ label, groups, path }: { label: string; groups: readonly PageGroup[]; path: string }) {
  return (
    <nav aria-label={label} className="flex flex-col gap-3 p-1">
      {groups.map(({ name, pages }) => (
        <div key={name}>
          <p className="eyebrow text-muted">{name}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a
                  href={page.path}
                  aria-current={page.path === path ? 'page' : undefined}
                  className="block rounded-md px-2 py-1 hover:bg-surface-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                >
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href="/graphiql" className={buttonClass('primary')}>
        {t.developers.explorer()}
      </a>
    </nav>
  );
}

function Foot() {
  const { platformAddress = '' } = useSite();
  return (
    <footer className="site-footer mt-8 border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto flex max-w-[92rem] flex-wrap items-center justify-between gap-4 px-3 py-6 sm:px-6">
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={`${platformAddress}/site`} className="prose-link">
            {t.developers.what_this_is()}
          </a>
          <a href={`${platformAddress}/browse`} className="prose-link">
            {t.developers.all_listings()}
          </a>
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
