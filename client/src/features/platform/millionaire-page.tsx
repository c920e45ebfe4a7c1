import { PRODUCT_NAME } from '@/app/heads';
import { definePage } from '@/app/page';
import { buttonClass } from '@/ui/button';
import { ListingsDocument, type ListingsQuery, type ListingsQueryVariables } from './listings.generated';
import { platformVariables } from './platform-page';

/** Figures of a night that add up by themselves. */
const PROMISES = [
  ['One evening', 'is what a season takes to set up: teams, rosters, gyms, and a schedule that is fair.'],
  ['One minute', 'after the last whistle the box score is out, with leaders and standings behind it.'],
  ['One link', 'is all your players need. No account, no app, as fast on an old phone as on a new one.'],
] as const;

/** A promotional page of the platform: the league of a million-dollar club on the budget of a gym. */
function MillionairePage({ location: { site } }: { location: Parameters<typeof platformVariables>[0] }) {
  const { platformAddress = '' } = site;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-12 py-8 sm:py-16">
      <section className="flex flex-col items-start gap-6 rounded-lg bg-accent-solid px-6 py-12 text-on-accent sm:px-12 sm:py-20">
        <p className="eyebrow">For league owners</p>
        <h1 className="display text-5xl leading-none font-extrabold sm:text-7xl">
          Look like a million. Play for the love of it.
        </h1>
        <p className="max-w-prose text-lg">
          The big leagues have a staff for their websites. You have a gym, a whistle and {PRODUCT_NAME}, and nobody in
          the stands will know the difference.
        </p>
        <a href={`${platformAddress}/browse`} className={buttonClass()}>
          See leagues that do
        </a>
      </section>
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-3">
        {PROMISES.map(([head, text]) => (
          <li key={head} className="flex flex-col gap-1">
            <h2 className="display text-3xl leading-tight font-extrabold">{head}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        <a href={`${platformAddress}/site`} className={buttonClass('primary')}>
          How it works
        </a>
        <a href={`${platformAddress}/login`} className="prose-link font-medium">
          Sign in
        </a>
      </p>
    </div>
  );
}

export default definePage<ListingsQuery, ListingsQueryVariables>({
  document: ListingsDocument,
  variables: platformVariables,
  head: () => ({
    title: 'Millionaire',
    description: 'A league site like those of the big leagues, on the budget of a gym.',
  }),
  Component: MillionairePage,
});
