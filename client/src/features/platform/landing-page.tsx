import { PRODUCT_NAME } from '@/app/heads';
import { definePage, type PageProps } from '@/app/page';
import { buttonClass } from '@/ui/button';
import { ListingCard } from './listing-card';
import { ListingsDocument, type ListingsQuery, type ListingsQueryVariables } from './listings.generated';
import { platformVariables } from './platform-page';
import { SampleScore } from './sample-score';

/** What the product does for those who run a league. */
const OFFERS = [
  [
    'Box scores in minutes',
    'Type a game in like a spreadsheet, at the table or the day after. Percentages, totals and leaders follow by themselves.',
  ],
  [
    'Standings nobody argues about',
    'Every place says which rule put the team there: record, head to head, point difference.',
  ],
  [
    'Schedules that are fair',
    'Gyms, time slots, days off and wishes go in; a balanced season comes out, with its byes and double headers counted.',
  ],
  [
    'Brackets that fill themselves',
    'Seed a division once. Each result moves the winner on, and a corrected score corrects everything after it.',
  ],
  [
    'Pages in your own words',
    'Registration, questions, rules, videos and gyms with their maps: written by you, published when you say so.',
  ],
  [
    'Nothing is lost',
    'Old seasons come in from spreadsheets and go out again. What was deleted by mistake comes back with one click.',
  ],
] as const;

/** How an organization gets going. */
const STEPS = [
  ['Name it', 'Your name, logo and colour, on an address of ours or your own domain.'],
  ['Fill it', 'Teams and rosters by hand or from a file, then the schedule.'],
  ['Play', 'Enter the scores. Players find their numbers on their phones.'],
] as const;

/** At most so many leagues are shown as examples. */
const EXAMPLES = 6;

function LandingPage({ data: { listings }, location: { site } }: PageProps<ListingsQuery>) {
  const { platformAddress = '' } = site;
  return (
    <div className="flex flex-col gap-14 py-6 sm:gap-20 sm:py-14">
      <section className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-5">
          <h1 className="display text-4xl leading-[1.05] font-extrabold sm:text-6xl">
            Your league, with a site that keeps score.
          </h1>
          <p className="max-w-prose text-lg text-muted">
            {PRODUCT_NAME} is for the people who run leagues. It gives yours a website of its own, with standings,
            schedules, box scores and records for everybody, and you a quiet place to keep them.
          </p>
          <p className="flex flex-wrap gap-3">
            <a href={`${platformAddress}/browse`} className={buttonClass('primary')}>
              All Listings
            </a>
            <a href={`${platformAddress}/login`} className={buttonClass()}>
              Sign in
            </a>
          </p>
        </div>
        <SampleScore />
      </section>
      <section className="flex flex-col gap-5">
        <h2 className="display text-3xl leading-tight font-extrabold">What it does for you</h2>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {OFFERS.map(([title, text]) => (
            <li
              key={title}
              className="card flex flex-col gap-2 rounded-b-lg border-t-3 border-accent bg-surface p-5 shadow-card"
            >
              <h3 className="display text-xl leading-tight font-bold">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-5">
        <h2 className="display text-3xl leading-tight font-extrabold">How it begins</h2>
        <ol className="grid grid-cols-1 gap-6 sm:grid-cols-3">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="display text-5xl leading-none font-extrabold text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="display text-xl leading-tight font-bold">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {listings.length > 0 && (
        <section className="flex flex-col gap-5">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="display text-3xl leading-tight font-extrabold">Leagues that play here</h2>
            <a href={`${platformAddress}/browse`} className="link font-medium whitespace-nowrap">
              All Listings
            </a>
          </div>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {listings.slice(0, EXAMPLES).map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export default definePage<ListingsQuery, ListingsQueryVariables>({
  document: ListingsDocument,
  variables: platformVariables,
  head: () => ({ description: 'A website for your league, with standings, schedules, box scores and records.' }),
  Component: LandingPage,
});
