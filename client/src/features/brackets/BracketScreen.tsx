import { useParams } from 'react-router-dom';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { Missing } from '@/app/admin/Missing';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { SeasonTrail } from '@/app/admin/SeasonTrail';
import { buttonClass } from '@/ui/Button';
import { useAdminBracketQuery } from './bracket.generated';
import { DivisionView } from './DivisionView';

/** A division with its bracket, for its administrators (league management, section 2). */
export default function BracketScreen() {
  return (
    <Guard needsOrganization>
      <Bracket />
    </Guard>
  );
}

function Bracket() {
  const { seasonId = '', divisionId = '' } = useParams();
  const result = useAdminBracketQuery({ variables: { divisionId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me }) => {
        const division = me?.actingFor?.division;
        if (!me?.actingFor || !division || division.season.id !== seasonId)
          return <Missing message="Division not found." />;
        return (
          <>
            <SeasonTrail season={division.season} here={division.name} />
            <ScreenHeader
              title={division.name}
              actions={
                // The public page comes from the server.
                <a href={`/${me.actingFor.slug}/standings/${division.id}`} className={buttonClass()}>
                  Public page
                </a>
              }
            >
              Winners go on by themselves; seeds are the positions on the season’s page.
            </ScreenHeader>
            <DivisionView division={division} hint="Put teams into the division on the season’s page." />
          </>
        );
      }}
    </Loaded>
  );
}
