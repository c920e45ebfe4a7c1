import { TriangleAlert } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { GamePlaceInput } from '@/graphql/schema.generated';
import { useSettled } from '@/lib/use-settled';
import type { GameValues } from './game-form';
import { usePlaceFindingsQuery } from './game-writes.hooks.generated';

interface Props {
  form: UseFormReturn<GameValues>;
  /** The game that is edited; a new one has its league and teams in the form. */
  gameId: string | undefined;
  /** The division to whose bracket a new one belongs. */
  divisionId: string | undefined;
}

/** What speaks against a game's date, time and place, while they are entered. It can be saved all the same. */
export function PlaceFindings({ form, gameId, divisionId }: Props) {
  const place = useSettled(JSON.stringify(placeOf(form.watch(), gameId, divisionId)));
  const asked = JSON.parse(place) as GamePlaceInput;
  const areTeamsKnown = gameId !== undefined || Boolean(asked.homeTeamId && asked.awayTeamId);
  const isAsked = areTeamsKnown && Boolean(asked.date || asked.time);
  const { data, previousData } = usePlaceFindingsQuery({
    variables: { place: asked },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  // What is skipped keeps its former answer.
  const findings = isAsked ? ((data ?? previousData)?.me?.actingFor?.placeFindings ?? []) : [];
  return (
    <div role="status">
      {findings.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
          {findings.map(({ code, message }) => (
            <li key={`${code} ${message}`} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
              <span className="min-w-0 break-words">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placeOf(values: GameValues, gameId: string | undefined, divisionId: string | undefined): GamePlaceInput {
  const { date, time, location, locationUrl, court, seasonLeagueId, homeTeamId, awayTeamId } = values;
  const own = {
    ...(divisionId === undefined ? { seasonLeagueId: seasonLeagueId || null } : { divisionId }),
    homeTeamId: homeTeamId || null,
    awayTeamId: awayTeamId || null,
  };
  return {
    ...(gameId === undefined ? own : { gameId }),
    date: date || null,
    time: time || null,
    location: location.trim() || null,
    locationUrl: locationUrl.trim() || null,
    court: court.trim() || null,
  };
}
