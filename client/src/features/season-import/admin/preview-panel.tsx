import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { t } from '@/texts';
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
      <Card title={t.seasonImport.what_the_files_hold()}>
        <div className="flex flex-col items-start gap-4">
          <p>
            {seasonId === null
              ? t.seasonImport.teams_games_players_with_lines_of_statistics({ teams, games, players, lines, name })
              : t.seasonImport.teams_games_players_with_lines_of_statistics_2({ teams, games, players, lines, name })}
          </p>
          {wrong > 0 ? (
            <p role="status" className="font-semibold text-danger">
              {t.seasonImport.there_are_problems_to_put_right_first({ wrong })}
            </p>
          ) : (
            <p role="status" className="font-semibold">
              {warnings.items.length > 0
                ? t.seasonImport.the_files_can_be_imported_some_lines_deserve()
                : t.seasonImport.the_files_can_be_imported()}
            </p>
          )}
          <MissingRows missing={missing} removes={removes} onRemoves={setRemoves} />
          <Button variant="primary" disabled={wrong > 0} onClick={() => onConfirm(removes)}>
            {t.seasonImport.import_season()}
          </Button>
        </div>
      </Card>
      <NotesTable title={t.seasonImport.problems()} notes={problems} />
      <NotesTable title={t.seasonImport.kept_as_it_is()} notes={kept} />
      <NotesTable title={t.seasonImport.worth_a_look()} notes={warnings} />
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
