import { PRODUCT_NAME } from '@/app/heads';
import { definePage, type PageProps } from '@/app/page';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { ListingCard } from './listing-card';
import { ListingsDocument, type ListingsQuery, type ListingsQueryVariables } from './listings.generated';
import { platformVariables } from './platform-page';
import { SampleScore } from './sample-score';

/** What the product does for those who run a league. */
const offersText = () =>
  [
    [t.platform.box_scores_in_minutes(), t.platform.type_a_game_in_like_a_spreadsheet_at()],
    [t.platform.standings_nobody_argues_about(), t.platform.every_place_says_which_rule_put_the_team()],
    [t.platform.schedules_that_are_fair(), t.platform.gyms_time_slots_days_off_and_wishes_go()],
    [t.platform.brackets_that_fill_themselves(), t.platform.seed_a_division_once_each_result_moves_the()],
    [t.platform.pages_in_your_own_words(), t.platform.registration_questions_rules_videos_and_gyms()],
    [t.platform.nothing_is_lost(), t.platform.old_seasons_come_in_from_spreadsheets_and_go()],
  ] as const;

/** How an organization gets going. */
const stepsText = () =>
  [
    [t.platform.name_it(), t.platform.your_name_logo_and_colour_on_an_address()],
    [t.platform.fill_it(), t.platform.teams_and_rosters_by_hand_or_from_a()],
    [t.platform.play(), t.platform.enter_the_scores_players_find_their_numbers()],
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
            {t.platform.your_league_with_a_site_that_keeps_score()}
          </h1>
          <p className="max-w-prose text-lg text-muted">
            {t.platform.is_for_the_people_who_run_leagues_it({ productName: PRODUCT_NAME })}
          </p>
          <p className="flex flex-wrap gap-3">
            <a href={`${platformAddress}/browse`} className={buttonClass('primary')}>
              {t.platform.all_listings()}
            </a>
            <a href={`${platformAddress}/login`} className={buttonClass()}>
              {t.common.sign_in()}
            </a>
          </p>
        </div>
        <SampleScore />
      </section>
      <section className="flex flex-col gap-5">
        <h2 className="display text-3xl leading-tight font-extrabold">{t.platform.what_it_does_for_you()}</h2>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {offersText().map(([title, text]) => (
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
        <h2 className="display text-3xl leading-tight font-extrabold">{t.platform.how_it_begins()}</h2>
        <ol className="grid grid-cols-1 gap-6 sm:grid-cols-3">
          {stepsText().map(([title, text], index) => (
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
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="display text-3xl leading-tight font-extrabold">{t.platform.leagues_that_play_here()}</h2>
            <a href={`${platformAddress}/browse`} className="link font-medium whitespace-nowrap">
              {t.platform.all_listings()}
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
  head: () => ({ description: t.platform.a_website_for_your_league_with_standings() }),
  Component: LandingPage,
});
