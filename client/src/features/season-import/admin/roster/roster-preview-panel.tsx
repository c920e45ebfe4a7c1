import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { counted } from '@/lib/counted';
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
      <Card title="What the file does">
        <div className="flex flex-col items-start gap-4">
          {report.lineCount > 0 && <Counts report={report} />}
          {wrong > 0 ? (
            <p role="status" className="font-semibold text-danger">
              {wrong === 1 ? 'There is one problem' : `There are ${wrong.toLocaleString()} problems`} to put right
              first. Nothing is imported until all is right: correct the file and choose it again, or say below which
              column is which.
            </p>
          ) : (
            <p role="status" className="font-semibold">
              {warnings.items.length > 0
                ? 'The roster can be imported. Some lines deserve a look.'
                : 'The roster can be imported.'}
            </p>
          )}
          <Button variant="primary" disabled={wrong > 0} onClick={onConfirm}>
            Import roster
          </Button>
        </div>
      </Card>
      <NotesTable title="Problems" notes={problems} />
      <NotesTable title="Worth a look" notes={warnings} />
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
    <Card title={`New teams (${teams.length.toLocaleString()})`}>
      <ul className="list-disc pl-5">
        {teams.slice(0, TEAMS_SHOWN).map(({ name, line, isKnown }) => (
          <li key={line}>
            {name},{' '}
            <span className="text-muted">
              {isKnown ? 'a team of the organization that joins this league' : 'made by the import'} (line {line})
            </span>
          </li>
        ))}
      </ul>
      {teams.length > TEAMS_SHOWN && (
        <p className="pt-2 text-sm text-muted">
          The first {TEAMS_SHOWN} are shown; {(teams.length - TEAMS_SHOWN).toLocaleString()} more follow.
        </p>
      )}
    </Card>
  );
}

function Counts({ report }: { report: RosterReportFragment }) {
  const { lineCount, teamCount, addedCount, newPlayerCount, changedCount, unchangedCount, valueCount } = report;
  return (
    <ul className="list-disc pl-5">
      <li>
        {counted(lineCount, 'line')} of {counted(teamCount, 'team')}.
      </li>
      <li>
        Added to a roster: {counted(addedCount, 'player')}, {newPlayerCount.toLocaleString()} of them new here.
      </li>
      <li>
        On the roster already: {changedCount.toLocaleString()} changed, {unchangedCount.toLocaleString()} unchanged.
      </li>
      <li>Attributes: {counted(valueCount, 'value')} to set.</li>
    </ul>
  );
}
