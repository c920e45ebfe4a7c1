import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { isDeadLink, linkTargets, targetOf } from './link-targets';
import type { OwnLinksQuery } from './links.generated';

/** Pages that the organization published. */
export type PublishedPages = NonNullable<NonNullable<OwnLinksQuery['me']>['actingFor']>['publishedPages'];

/** Stands for a path that is not in the list; no page has such a path. */
const OTHER = '/';

interface Props {
  pages: PublishedPages;
  value: string;
  onChange: (slug: string) => void;
  error?: string | undefined;
}

/** Where an internal link leads: a page of a list, or any path of the site. Says when nothing stands there. */
export function SlugField({ pages, value, onChange, error }: Props) {
  const targets = linkTargets(pages);
  const target = targetOf(value, targets);
  const isDead = isDeadLink(value, pages);
  const options = targets.map(({ slug, title }) => ({
    value: slug,
    label: slug === '' ? title : `${title} (/${slug})`,
  }));
  return (
    <>
      <Field label={t.links.page()}>
        {(control) => (
          <Select
            {...control}
            options={target ? options : [...options, { value: OTHER, label: t.links.another_path() }]}
            value={target?.slug ?? OTHER}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t.links.slug()}
        hint={
          isDead ? (
            <span className="font-medium text-warning">{deadWords(value)}</span>
          ) : (
            t.links.a_path_of_this_site_such_as_registration()
          )
        }
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** What is said of a link that leads nowhere. */
export function deadWords(slug: string): string {
  return t.links.no_page_is_published_at({ replace: slug.replace(/^\/+/, '') });
}
