import { PRODUCT_NAME } from '@/app/heads';
import { definePage } from '@/app/page';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { ListingsDocument, type ListingsQuery, type ListingsQueryVariables } from './listings.generated';
import { platformVariables } from './platform-page';

/** Figures of a night that add up by themselves. */
const promisesText = () =>
  [
    [t.platform.one_evening(), t.platform.is_what_a_season_takes_to_set_up()],
    [t.platform.one_minute(), t.platform.after_the_last_whistle_the_box_score_is()],
    [t.platform.one_link(), t.platform.is_all_your_players_need_no_account_no()],
  ] as const;

/** A promotional page of the platform: the league of a million-dollar club on the budget of a gym. */
function MillionairePage({ location: { site } }: { location: Parameters<typeof platformVariables>[0] }) {
  const { platformAddress = '' } = site;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-12 py-8 sm:py-16">
      <section className="flex flex-col items-start gap-6 rounded-lg bg-accent-solid px-6 py-12 text-on-accent sm:px-12 sm:py-20">
        <p className="eyebrow">{t.platform.for_league_owners()}</p>
        <h1 className="display text-[min(3rem,12.5vw)] leading-none font-extrabold sm:text-7xl">
          {t.platform.look_like_a_million_play_for_the_love()}
        </h1>
        <p className="max-w-prose text-lg">
          {t.platform.the_big_leagues_have_a_staff_for_their({ productName: PRODUCT_NAME })}
        </p>
        <p className="flex flex-wrap">
          <a href={`${platformAddress}/browse`} className={buttonClass()}>
            {t.platform.see_leagues_that_do()}
          </a>
        </p>
      </section>
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-3">
        {promisesText().map(([head, text]) => (
          <li key={head} className="flex flex-col gap-1">
            <h2 className="display text-3xl leading-tight font-extrabold">{head}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        <a href={`${platformAddress}/site`} className={buttonClass('primary')}>
          {t.platform.how_it_works()}
        </a>
        <a href={`${platformAddress}/login`} className="prose-link font-medium">
          {t.common.sign_in()}
        </a>
      </p>
    </div>
  );
}

export default definePage<ListingsQuery, ListingsQueryVariables>({
  document: ListingsDocument,
  variables: platformVariables,
  head: () => ({
    title: t.platform.millionaire(),
    description: t.platform.a_league_site_like_those_of_the_big(),
  }),
  Component: MillionairePage,
});
