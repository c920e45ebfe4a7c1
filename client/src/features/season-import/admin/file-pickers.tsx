import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { FileInput } from '@/ui/file-input';
import { kilobytes } from './kilobytes';
import { type ChosenFiles, FILE_NAMES, KINDS, type Kind, recogniseFiles } from './season-files';

const SAYS: Readonly<Record<Kind, () => string>> = {
  teams: () => t.seasonImport.teams_with_their_league_and_division(),
  games: () => t.seasonImport.games_with_their_scores(),
  playerGames: () => t.seasonImport.players_statistics_game_by_game(),
};

interface Props {
  files: ChosenFiles;
  /**
   * @param merge puts what was chosen to the files that are there by then
   * @param name what an archive was called
   */
  onChange: (merge: (files: ChosenFiles) => ChosenFiles, name: string | null) => void;
}

/** Takes the files of a season: all at once, dropped or chosen, by their names; or one by one. */
export function FilePickers({ files, onChange }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = async (given: readonly File[]): Promise<void> => {
    const found = await recogniseFiles(given);
    setRefused(found.refused);
    // An archive is a season of its own: what was chosen before it goes.
    onChange((now) => (found.files.archive ? found.files : { ...now, ...found.files }), found.name);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-4 py-6 text-center',
          over ? 'border-accent bg-surface-2' : 'border-line-strong',
        )}
      >
        <Upload aria-hidden="true" className="text-muted" />
        <label htmlFor={`${id}-all`} className="font-semibold">
          {t.seasonImport.drop_the_three_files_or_a_season_archive()}
        </label>
        <FileInput
          id={`${id}-all`}
          unsaid
          multiple
          accept=".csv,.zip,text/csv,application/zip"
          onFiles={(given) => void take(given)}
        />
      </div>
      <div role="alert" className={refused.length > 0 ? 'text-sm text-danger' : 'sr-only'}>
        {refused.join(' ')}
      </div>
      {files.archive && (
        <p className="text-sm break-words" data-chosen="archive">
          {t.seasonImport.chosen_with_rosters_places_pictures_and({
            archive: files.archive.name,
            kilobytes: kilobytes(files.archive.size),
          })}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {KINDS.map((kind) => (
          <li key={kind} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(12rem,1fr)_1fr_1.4fr]">
            <label htmlFor={`${id}-${kind}`}>
              <span className="block font-semibold">{FILE_NAMES[kind]}</span>
              <span className="block text-sm text-muted">{SAYS[kind]()}</span>
            </label>
            <span className="text-sm break-words" data-chosen={kind}>
              {files[kind]
                ? t.seasonImport.chosen({ name: files[kind].name, kilobytes: kilobytes(files[kind].size) })
                : files.archive
                  ? t.seasonImport.in_the_archive()
                  : t.seasonImport.not_chosen_yet()}
            </span>
            <FileInput
              id={`${id}-${kind}`}
              unsaid
              accept=".csv,text/csv"
              onFiles={([file]) => onChange((now) => ({ ...now, [kind]: file }), null)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
