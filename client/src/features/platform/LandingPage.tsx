import { buttonClass } from '@/ui/Button';
import { PRODUCT_NAME } from '@/app/heads';
import { definePage } from '@/app/page';

const OFFERS = [
  ['Standings that explain themselves', 'Win percentage, streaks, games behind, and the rule that placed each team.'],
  ['Box scores worth reading', 'Line score, starters and bench, totals, leaders, video: all on one page, fast on any phone.'],
  ['A schedule without arguments', 'Fair byes, shared time slots and no team twice at once, made in a second.'],
  ['A site of your own', 'Your name, your colour, your domain. Scores first.'],
] as const;

function LandingPage() {
  return (
    <div className="flex flex-col gap-10 py-8 sm:py-16">
      <div className="flex max-w-3xl flex-col gap-5">
        <h1 className="display text-4xl leading-[1.05] font-extrabold sm:text-6xl">Your league, with a site that keeps score.</h1>
        <p className="max-w-prose text-lg text-muted">
          {PRODUCT_NAME} gives every league its own website: standings, schedules, box scores, players and records for everybody, and a quiet place to keep them for those who run it.
        </p>
        <p className="flex flex-wrap gap-3">
          <a href="/browse" className={buttonClass('primary')}>
            Browse leagues
          </a>
          <a href="/login" className={buttonClass()}>
            Sign in
          </a>
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {OFFERS.map(([title, text]) => (
          <li key={title} className="flex flex-col gap-2 border-t-3 border-accent bg-surface p-5 shadow-card">
            <h2 className="display text-xl leading-tight font-bold">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default definePage({ document: null, variables: () => ({}), head: () => ({}), Component: LandingPage });
