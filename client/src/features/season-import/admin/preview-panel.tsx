import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { counted } from '@/lib/counted';
import { FilePreview } from './file-preview';
import { MissingRows } from './missing-rows';
import { NotesTable } from './notes-table';
import { FILE_NAMES, KINDS, SERVER_KINDS } from './season-files';
import type { Mapping, Preview } from './use-season-import';

interface Props {
  name: string;
  preview: Preview;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
  onConfirm: (removeMissing: boolean) => void;
}

/** What was found in the files: counts, what is wrong, columns. Nothing is imported before it is confirmed. */
export function PreviewPanel({ name, preview, mapping, onMap, onConfirm }: Props) {
  const { teams, games, players, lines, seasonId, problems, warnings, kept, missing } = preview;
  const [removes, setRemoves] = useState(false);
  const wrong = problems.items.length + problems.more;
  // Read in another way the files may lack something else: that has to be chosen anew.
  const map = (wanted: Mapping): void => {
    setRemoves(false);
    onMap(wanted);
  };
  return (
    <>
      <Card title="What the files hold">
        <div className="flex flex-col items-start gap-4">
          <p>
            {counted(teams, 'team')}, {counted(games, 'game')}, {counted(players, 'player')} with{' '}
            {counted(lines, 'line')} of statistics.{' '}
            {seasonId === null
              ? `A new season, ${name}, will be made.`
              : `They go into the season ${name}, which is there already; what was edited since stays as it is.`}
          </p>
          {wrong > 0 ? (
            <p role="status" className="font-semibold text-danger">
              {wrong === 1 ? 'There is one problem' : `There are ${wrong.toLocaleString()} problems`} to put right
              first. Nothing is imported until all is right: correct the files and choose them again, or say below which
              column is which.
            </p>
          ) : (
            <p role="status" className="font-semibold">
              {warnings.items.length > 0
                ? 'The files can be imported. Some lines deserve a look.'
                : 'The files can be imported.'}
            </p>
          )}
          <MissingRows missing={missing} removes={removes} onRemoves={setRemoves} />
          <Button variant="primary" disabled={wrong > 0} onClick={() => onConfirm(removes)}>
            Import season
          </Button>
        </div>
      </Card>
      <NotesTable title="Problems" notes={problems} />
      <NotesTable title="Kept as it is" notes={kept} />
      <NotesTable title="Worth a look" notes={warnings} />
      {KINDS.map((kind) => {
        const file = preview.files.find((one) => one.file === SERVER_KINDS[kind]);
        const chosen = mapping[kind] ?? {};
        return (
          file && (
            <FilePreview
              key={kind}
              name={FILE_NAMES[kind]}
              file={file}
              chosen={chosen}
              onChoose={(column, field) => map({ ...mapping, [kind]: { ...chosen, [column]: field } })}
            />
          )
        );
      })}
    </>
  );
}
