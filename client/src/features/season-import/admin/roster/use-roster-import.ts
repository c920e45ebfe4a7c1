import { useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { randomUuid } from '@/lib/random-uuid';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { PreviewRosterImportMutation, RosterReportFragment } from './roster-import.generated';
import {
  useCancelRosterImportMutation,
  useImportRosterMutation,
  usePreviewRosterImportMutation,
} from './roster-import.hooks.generated';
import { changedFile } from '../changed-file';
import { useTurns } from '../use-turns';

/** What an import would do, with the start of the file. */
export type RosterPreview = PreviewRosterImportMutation['previewRosterImport'];
/** What the columns of the file are, where their names do not say so; '' leaves a column out. */
export type RosterMapping = Readonly<Record<string, string>>;

/** What is to be imported, as the form has it. */
export interface RosterWish {
  seasonLeagueId: string;
  /** '': every line names its own team. */
  seasonLeagueTeamId: string;
  file: File | null;
}

/** Where an import stands. */
export type RosterStage =
  | { at: 'choosing' }
  | { at: 'reading' }
  | { at: 'previewed'; preview: RosterPreview }
  | { at: 'importing'; key: string; cancelling: boolean }
  | { at: 'over'; report: RosterReportFragment };

/** The import of a roster: preview, import, cancel. `error` says in words why the last of them failed. */
export function useRosterImport(wish: RosterWish) {
  const [stage, setStage] = useState<RosterStage>({ at: 'choosing' });
  const [mapping, setMapping] = useState<RosterMapping>({});
  const [error, setError] = useState<string | null>(null);
  const toast = useToast();
  const [previewRoster] = usePreviewRosterImportMutation({ fetchPolicy: 'no-cache' });
  const [importRoster] = useImportRosterMutation({ fetchPolicy: 'no-cache' });
  const [cancelImport] = useCancelRosterImportMutation();
  const beginTurn = useTurns();

  const failureOf = async (reason: unknown, otherwise: string): Promise<string> => {
    const changed = await changedFile([wish.file]);
    return messageOf(
      reason,
      changed ? t.seasonImport.has_changed_since_it_was_chosen({ file: changed.name }) : otherwise,
    );
  };
  const preview = async (wanted: RosterMapping = mapping): Promise<void> => {
    const isLatest = beginTurn();
    setError(null);
    setMapping(wanted);
    setStage((before) => (before.at === 'previewed' ? before : { at: 'reading' }));
    try {
      const { data } = await previewRoster({ variables: { input: inputOf(wish, wanted) } });
      if (data && isLatest()) setStage({ at: 'previewed', preview: data.previewRosterImport });
    } catch (reason) {
      const text = await failureOf(reason, t.seasonImport.the_file_could_not_be_read_check_the());
      if (!isLatest()) return;
      setError(text);
      setStage({ at: 'choosing' });
    }
  };
  const run = async (): Promise<void> => {
    const key = randomUuid();
    setError(null);
    setStage({ at: 'importing', key, cancelling: false });
    try {
      const { data } = await importRoster({ variables: { input: { ...inputOf(wish, mapping), key } } });
      if (!data) return;
      setStage({ at: 'over', report: data.importRoster });
      // The result has the button that takes it back: one place that knows whether it was.
      if (data.importRoster.done) toast({ kind: 'success', text: data.importRoster.message });
    } catch (reason) {
      setError(await failureOf(reason, t.seasonImport.no_answer_came_look_at_the_teams_before()));
      setStage({ at: 'choosing' });
    }
  };
  const cancel = async (key: string): Promise<void> => {
    setStage({ at: 'importing', key, cancelling: true });
    const { data } = await cancelImport({ variables: { key } }).catch(() => ({ data: null }));
    if (data?.cancelRosterImport !== true)
      setStage((now) => (now.at === 'importing' ? { ...now, cancelling: false } : now));
  };
  /** What was looked at has to be what is imported: what is changed asks for another look. */
  const change = (): void => {
    beginTurn();
    setStage((now) => (now.at === 'reading' || now.at === 'previewed' ? { at: 'choosing' } : now));
  };
  /** Back to the file. What was said about its columns still holds for a corrected one. */
  const restart = (): void => {
    setError(null);
    setStage({ at: 'choosing' });
  };
  return { stage, mapping, error, preview, run, cancel, change, restart };
}

function inputOf({ seasonLeagueId, seasonLeagueTeamId, file }: RosterWish, mapping: RosterMapping) {
  const columns = Object.entries(mapping).map(([column, field]) => ({ column, field: field || null }));
  return { seasonLeagueId, seasonLeagueTeamId: seasonLeagueTeamId || null, file, columns };
}
