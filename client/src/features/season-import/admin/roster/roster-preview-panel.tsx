import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { t } from '@/texts';
import { FilePreview } from '../file-preview';
import { NotesTable } from '../notes-table';
import type { RosterReportFragment } from './roster-import.generated';
import { RosterLines } from './roster-lines';
import type { RosterMapping, RosterPreview } from './use-roster-import';

interface Props {
  preview: RosterPreview;
  mapping: RosterMapping;
  onMap: (mapping: RosterMapping) => void;
  onConfirm: () => void;
}

/**
 * What a roster would change: counts, what is wrong, line by line, columns. Nothing is imported before it is confirmed.
 */
export function RosterPreviewPanel({ preview, mapping, onMap, onConfirm }: Props) {
  const { report } = preview;
  const { problems, warnings, newTeams } = report;
  const wrong = problems.items.length + problems.more;
  return (
    <>
      <Card title={t.seasonImport.what_the_file_does()}>
        <div className="flex flex-col items-start gap-4">
          {report.lineCount > 0 && <Counts report={report} />}
          {wrong > 0 ? (
            <p role="status" className="font-semibold text-danger">
              {t.seasonImport.there_are_problems_to_put_right_first_2({ wrong })}
            </p>
          ) : (
            <p role="status" className="font-semibold">
              {warnings.items.length > 0
                ? t.seasonImport.the_roster_can_be_imported_some_lines()
                : t.seasonImport.the_roster_can_be_imported()}
            </p>
          )}
          <Button variant="primary" disabled={wrong > 0} onClick={onConfirm}>
            {t.seasonImport.import_roster()}
          </Button>
        </div>
      </Card>
      <NotesTable title={t.seasonImport.problems()} notes={problems} />
      <NotesTable title={t.seasonImport.worth_a_look()} notes={warnings} />
      <NewTeams teams={newTeams} />
      <RosterLines lines={report.lines} />
      <FilePreview
        name="roster.csv"
        file={preview}
        chosen={mapping}
        onChoose={(column, field) => onMap({ ...mapping, [column]: field })}
      />
    </>
  );
}

const TEAMS_SHOWN = 100;

function NewTeams({ teams }: { teams: RosterReportFragment['newTeams'] }) {
  if (teams.length === 0) return null;
  return (
    <Card title={t.seasonImport.new_teams({ count: teams.length })}>
      <ul className="list-disc pl-5">
        {teams.slice(0, TEAMS_SHOWN).map(({ name, line, isKnown }) => (
          <li key={line}>
            {name},{' '}
            <span className="text-muted">
              {isKnown
                ? t.seasonImport.a_team_of_the_organization_that_joins_this({ line })
                : t.seasonImport.made_by_the_import_line({ line })}
            </span>
          </li>
        ))}
      </ul>
      {teams.length > TEAMS_SHOWN && (
        <p className="pt-2 text-sm text-muted">
          {t.seasonImport.the_first_are_shown_more_follow_3({
            teamsShown: TEAMS_SHOWN,
            number: teams.length - TEAMS_SHOWN,
          })}
        </p>
      )}
    </Card>
  );
}

function Counts({ report }: { report: RosterReportFragment }) {
  const { lineCount, teamCount, addedCount, newPlayerCount, changedCount, unchangedCount, valueCount } = report;
  return (
    <ul className="list-disc pl-5">
      <li>{t.seasonImport.lines_of_teams({ lines: lineCount, teams: teamCount })}</li>
      <li>{t.seasonImport.added_to_a_roster_players_of_them_new({ players: addedCount, newPlayerCount })}</li>
      <li>{t.seasonImport.on_the_roster_already_changed_unchanged({ changedCount, unchangedCount })}</li>
      <li>{t.seasonImport.attributes_values_to_set({ values: valueCount })}</li>
    </ul>
  );
}
