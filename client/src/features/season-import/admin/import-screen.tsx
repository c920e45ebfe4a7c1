import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { RosterImport } from './roster/roster-import';
import { SeasonImport } from './season-import';
import { useImportKind } from './use-import-kind';

/** Imports from CSV files: a whole season, or a roster alone. */
export default function ImportScreen() {
  const [kind] = useImportKind();
  return kind === 'roster' ? (
    <>
      <ScreenHeader title={t.seasonImport.import_a_roster()}>
        {t.seasonImport.players_of_one_team_or_of_many_from()}
      </ScreenHeader>
      <RosterImport />
    </>
  ) : (
    <>
      <ScreenHeader title={t.seasonImport.import_a_season()}>
        {t.seasonImport.teams_games_and_players_statistics_from()}
      </ScreenHeader>
      <SeasonImport />
    </>
  );
}
