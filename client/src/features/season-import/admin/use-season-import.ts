import { useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { randomUuid } from '@/lib/random-uuid';
import { t } from '@/texts';
import { changedFile } from './changed-file';
import { type ChosenFiles, KINDS, type Kind, SERVER_KINDS } from './season-files';
import type { ImportSeasonMutation, PreviewSeasonImportMutation } from './season-import.generated';
import {
  useCancelSeasonImportMutation,
  useImportSeasonMutation,
  usePreviewSeasonImportMutation,
} from './season-import.hooks.generated';
import { useTurns } from './use-turns';

/** What an import would find. */
export type Preview = PreviewSeasonImportMutation['previewSeasonImport'];
/** What an import did. */
export type Result = ImportSeasonMutation['importSeason'];
/** What the columns of the files are, where their names do not say so; '' leaves a column out. */
export type Mapping = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

/** What is to be imported, as the form has it. */
export interface Wish {
  name: string;
  sport: string;
  active: boolean;
  files: ChosenFiles;
}

/** Where an import stands. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading' }
  | { at: 'previewed'; preview: Preview }
  | { at: 'importing'; key: string; cancelling: boolean }
  | { at: 'over'; result: Result };

/** The import of a season: preview, import, cancel. `error` says in words why the last of them failed. */
export function useSeasonImport(wish: Wish) {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' });
  const [mapping, setMapping] = useState<Mapping>({});
  const [error, setError] = useState<string | null>(null);
  const [previewSeason] = usePreviewSeasonImportMutation({ fetchPolicy: 'no-cache' });
  const [importSeason] = useImportSeasonMutation({ fetchPolicy: 'no-cache' });
  const [cancelImport] = useCancelSeasonImportMutation();

  const beginTurn = useTurns();

  const failureOf = async (reason: unknown, otherwise: string): Promise<string> => {
    const changed = await changedFile(Object.values(wish.files));
    return messageOf(
      reason,
      changed ? t.seasonImport.has_changed_since_it_was_chosen({ file: changed.name }) : otherwise,
    );
  };
  const preview = async (wanted: Mapping = mapping): Promise<void> => {
    const isLatest = beginTurn();
    setError(null);
    setMapping(wanted);
    setStage((before) => (before.at === 'previewed' ? before : { at: 'reading' }));
    try {
      const { data } = await previewSeason({ variables: { input: inputOf(wish, wanted) } });
      if (data && isLatest()) setStage({ at: 'previewed', preview: data.previewSeasonImport });
    } catch (reason) {
      const text = await failureOf(reason, t.seasonImport.the_files_could_not_be_read_check_the());
      if (!isLatest()) return;
      setError(text);
      setStage({ at: 'choosing' });
    }
  };
  const run = async (removeMissing: boolean): Promise<void> => {
    const key = randomUuid();
    setError(null);
    setStage({ at: 'importing', key, cancelling: false });
    try {
      const { data } = await importSeason({ variables: { input: { ...inputOf(wish, mapping), removeMissing, key } } });
      if (data) setStage({ at: 'over', result: data.importSeason });
    } catch (reason) {
      setError(await failureOf(reason, t.seasonImport.no_answer_came_look_at_the_seasons_before()));
      setStage({ at: 'choosing' });
    }
  };
  const cancel = async (key: string): Promise<void> => {
    setStage({ at: 'importing', key, cancelling: true });
    const { data } = await cancelImport({ variables: { key } }).catch(() => ({ data: null }));
    if (data?.cancelSeasonImport !== true)
      setStage((now) => (now.at === 'importing' ? { ...now, cancelling: false } : now));
  };
  /** What was looked at has to be what is imported: what is changed asks for another look. */
  const change = (): void => {
    beginTurn();
    setStage((now) => (now.at === 'reading' || now.at === 'previewed' ? { at: 'choosing' } : now));
  };
  /** Back to the files. What was said about their columns still holds for a corrected file. */
  const restart = (): void => {
    setError(null);
    setStage({ at: 'choosing' });
  };
  return { stage, mapping, error, preview, run, cancel, change, restart };
}

function inputOf({ name, sport, active, files }: Wish, mapping: Mapping) {
  const columns = KINDS.flatMap((kind) =>
    Object.entries(mapping[kind] ?? {}).map(([column, field]) => ({
      file: SERVER_KINDS[kind],
      column,
      field: field || null,
    })),
  );
  const { teams = null, games = null, playerGames = null, archive = null } = files;
  return { name, sport: sport || null, active, files: { teams, games, playerGames, archive, columns } };
}
