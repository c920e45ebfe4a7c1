import { matchesOf } from '@domain/bracket/matches-of';
import { definePage, type PageProps } from '@/app/page';
import { followedGame } from '@/app/live/followed-game';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';
import { BracketPageDocument, type BracketPageQuery, type BracketPageQueryVariables } from './bracket.generated';
import { DivisionView } from './division-view';
import { gamesOf } from './drawing/match-games';
import { useWhatIf } from './use-what-if';

/** The public bracket of a division. */
function BracketPage({ data }: PageProps<BracketPageQuery>) {
  const division = data.organization!.division!;
  const [supposed, isWanted, toggle] = useWhatIf(division);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle aside={<p className="eyebrow text-muted">{division.season.name}</p>}>{division.name}</PageTitle>
      <DivisionView
        division={supposed?.division ?? division}
        note={supposed?.note}
        supposing={supposed?.supposing}
        aside={
          (isWanted || matchesOf(division.bracket).some(({ winner }) => !winner)) && (
            <Button
              size="small"
              variant={isWanted ? 'primary' : 'secondary'}
              className="no-print"
              aria-pressed={isWanted}
              onClick={toggle}
            >
              {t.brackets.what_if()}
            </Button>
          )
        }
      />
    </div>
  );
}

export default definePage<BracketPageQuery, BracketPageQueryVariables>({
  document: BracketPageDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), divisionId: params.divisionId ?? '' }),
  notFound: ({ organization }) =>
    organization ? (organization.division ? null : t.brackets.division_not_found()) : t.brackets.page_not_found(),
  head: ({ organization }) => {
    const { name, season } = organization!.division!;
    return {
      title: `${name}, ${season.name}`,
      description: t.brackets.bracket_and_teams_of({ name, season: season.name }),
    };
  },
  Component: BracketPage,
  live: {
    games: ({ organization }) => gamesOf(organization!.division!).map(followedGame),
    // Also on days without a game: seeds, new games and corrections change it.
    isOpen: ({ organization }) => (organization?.division?.teams.length ?? 0) > 1,
  },
});
