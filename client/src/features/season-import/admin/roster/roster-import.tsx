import { useCallback, useEffect, useRef, useState } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { useUnsaved } from '@/ui/unsaved-context';
import { useFilters } from '@/ui/use-filters';
import { ImportChoice } from '../import-choice';
import { ProgressPanel } from '../progress-panel';
import type { RosterImportChoicesQuery } from './roster-import.generated';
import {
  useRosterImportChoicesQuery,
  useRosterImportProgressQuery,
  useRosterImportTeamsQuery,
} from './roster-import.hooks.generated';
import { RosterForm } from './roster-form';
import { RosterPreviewPanel } from './roster-preview-panel';
import { RosterResultPanel } from './roster-result-panel';
import { useRosterImport } from './use-roster-import';

type Organization = NonNullable<NonNullable<RosterImportChoicesQuery['me']>['actingFor']>;

/** How often an import under way is asked about. */
const EVERY_MS = 700;

/** Imports a roster into a league: choose, look, confirm. League and team are in the address. */
export function RosterImport() {
  const result = useRosterImportChoicesQuery();
  return (
    <QueryResult result={{ ...result, data: result.data?.me?.actingFor ?? undefined }}>
      {(organization: Organization) => <Import organization={organization} />}
    </QueryResult>
  );
}

function Import({ organization }: { organization: Organization }) {
  const [{ seasonLeague, team }, setFilters] = useFilters(['seasonLeague', 'team']);
  const [file, setFile] = useState<File | null>(null);
  const places = organization.seasons.flatMap((season) => season.seasonLeagues.map((one) => ({ ...one, season })));
  const place = places.find(({ id }) => id === seasonLeague);
  const seasonLeagueId = place?.id ?? '';
  const { data } = useRosterImportTeamsQuery({
    variables: { seasonLeagueId },
    skip: seasonLeagueId === '',
  });
  const teams = seasonLeagueId === '' ? undefined : data?.me?.actingFor?.seasonLeagueTeams;
  // An address may name a team that has left the league since.
  const wish = { seasonLeagueId, seasonLeagueTeamId: teams?.nodes.some(({ id }) => id === team) ? team : '', file };
  const { stage, mapping, error, preview, run, cancel, change, restart } = useRosterImport(wish);
  const isFilling = file !== null && stage.at !== 'importing' && stage.at !== 'over';
  useUnsaved(useCallback(() => isFilling, [isFilling]));
  const over = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage.at === 'over') over.current?.focus();
  }, [stage.at]);
  if (stage.at === 'importing')
    return <Progress importKey={stage.key} cancelling={stage.cancelling} onCancel={() => void cancel(stage.key)} />;
  if (stage.at === 'over') {
    const again = (): void => {
      setFile(null);
      restart();
    };
    return (
      <div ref={over} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <RosterResultPanel place={place} report={stage.report} onAgain={again} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ImportChoice />
      <RosterForm
        seasons={organization.seasons}
        teams={teams}
        attributes={organization.playerAttributes.flatMap(({ name, visible }) => (visible ? [name] : []))}
        wish={wish}
        error={error}
        isReading={stage.at === 'reading'}
        isRead={stage.at === 'previewed'}
        onPlace={(filters) => {
          setFilters(filters);
          change();
        }}
        onFile={(chosen) => {
          setFile(chosen);
          change();
        }}
        onCheck={() => void preview()}
      />
      {stage.at === 'previewed' && (
        <RosterPreviewPanel
          preview={stage.preview}
          mapping={mapping}
          onMap={(wanted) => void preview(wanted)}
          onConfirm={() => void run()}
        />
      )}
    </div>
  );
}

function Progress({ importKey, ...rest }: { importKey: string; cancelling: boolean; onCancel: () => void }) {
  const { data } = useRosterImportProgressQuery({
    variables: { key: importKey },
    pollInterval: EVERY_MS,
    fetchPolicy: 'no-cache',
  });
  return (
    <ProgressPanel
      progress={data?.rosterImportProgress}
      things={t.seasonImport.players_and_roster_entries()}
      note={t.seasonImport.the_players_appear_when_everything_is()}
      {...rest}
    />
  );
}
