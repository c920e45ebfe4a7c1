import { Guard } from '@/app/admin/session/guard';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { RosterImport } from './roster/roster-import';
import { SeasonImport } from './season-import';
import { useImportKind } from './use-import-kind';

/** Imports from CSV files: a whole season, or a roster alone. */
export default function ImportScreen() {
  return (
    <Guard needsOrganization>
      <Chosen />
    </Guard>
  );
}

function Chosen() {
  const [kind] = useImportKind();
  return kind === 'roster' ? (
    <>
      <ScreenHeader title="Import a roster">
        Players of one team or of many, from one CSV file into one league. Importing the same file again changes
        nothing.
      </ScreenHeader>
      <RosterImport />
    </>
  ) : (
    <>
      <ScreenHeader title="Import a season">
        Teams, games and players&rsquo; statistics from three CSV files. Importing the same files again changes nothing.
      </ScreenHeader>
      <SeasonImport />
    </>
  );
}
