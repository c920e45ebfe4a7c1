import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { isConflict, messageOf } from '@/app/admin/forms/failure';
import { showFormErrors } from '@/app/admin/forms/form-errors';
import { holdsUnsaved } from '@/app/admin/forms/changed-fields';
import { restartForm } from '@/app/admin/forms/restart-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import type { EditablePageFragment } from '../pages.generated';
import { usePublishPageMutation, useSavePageMutation, useUnpublishPageMutation } from '../pages.hooks.generated';
import { pageFields } from './block-problems';
import { blockInput, blockValues, type PageValues } from './block-values';
import { type AddUpload, useUploads } from './use-uploads';

/** What the editor does with a page. */
export interface PageEditing {
  form: UseFormReturn<PageValues>;
  /** A message about the page as a whole; null when all is well. */
  failed: string | null;
  /** Somebody else saved meanwhile: their words, until the user has chosen. */
  conflict: string | null;
  busy: boolean;
  /** A picture is on its way: saving waits for it. */
  isUploading: boolean;
  addUpload: AddUpload;
  save: () => Promise<void>;
  publish: () => Promise<void>;
  unpublish: () => Promise<void>;
  /** Throws away what was typed, and shows what is there. */
  loadTheirs: () => Promise<void>;
  /** Saves what was typed over what somebody else saved. */
  keepMine: () => Promise<void>;
  /** Shows a complaint of the server beside its control. */
  complain: (error: unknown) => void;
}

function valuesOf({ title, path, latest }: EditablePageFragment): PageValues {
  return { title, path, blocks: latest.blocks.map(blockValues) };
}

/** Drafts, publishing, and what happens when two people edit one page. */
export function usePageEditor(page: EditablePageFragment, reload: () => Promise<EditablePageFragment>): PageEditing {
  const done = useUndoToast();
  const [save] = useSavePageMutation();
  const [publish] = usePublishPageMutation({ refetchQueries: ['PageRevisions'] });
  const [unpublish] = useUnpublishPageMutation();
  const form = useForm<PageValues>({ defaultValues: valuesOf(page) });
  // Read while rendering: the form keeps up to date only what was read then.
  const { isDirty } = form.formState;
  // The version that the form is based on: not what the cache has learnt since.
  const version = useRef(page.version);
  const [failed, setFailed] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { isUploading, add: addUpload, settled } = useUploads();

  const complain = (error: unknown): void => {
    if (isConflict(error)) return setConflict(messageOf(error, ''));
    setFailed(
      showFormErrors(error, form.setError, pageFields(form.getValues('blocks')), t.pages.the_page_could_not_be_saved()),
    );
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    form.clearErrors();
    await work().catch(complain);
    setBusy(false);
  };
  /**
   * The same once pictures on their way have arrived. Nothing is sent where one of them could not be uploaded, or a
   * text is too long: that is said beside it.
   */
  const attemptSave = (work: () => Promise<void>): Promise<void> =>
    attempt(async () => {
      if (await settled()) return form.handleSubmit(work)();
      setFailed(t.pages.nothing_was_saved_a_picture_is_missing());
    });
  // What was undone, or is read anew for another reason, takes the place of what nobody has touched.
  useEffect(() => {
    if (busy || isDirty || isUploading || page.version === version.current) return;
    form.reset(valuesOf(page));
    version.current = page.version;
  }, [busy, form, isDirty, isUploading, page]);
  const saveAt = async (expectedVersion: number): Promise<{ version: number; undoId: string | null }> => {
    // The form changes its values in place.
    const sent = structuredClone(form.getValues());
    const { title, path, blocks } = sent;
    const { data } = await save({
      variables: { id: page.id, input: { title, path, blocks: blocks.map(blockInput), expectedVersion } },
    });
    const saved = data!.savePage;
    restartForm(form, valuesOf(saved), sent);
    version.current = saved.version;
    setConflict(null);
    return { version: saved.version, ...undoOf(data) };
  };
  return {
    form,
    failed,
    conflict,
    busy,
    isUploading,
    addUpload,
    complain,
    save: () =>
      attemptSave(async () => {
        done({ message: t.pages.saved_the_draft(), ...(await saveAt(version.current)) });
      }),
    publish: () =>
      attemptSave(async () => {
        // Not what was known when it was pressed: a picture may have arrived since.
        const isChanged = isDirty || holdsUnsaved(form.control._defaultValues, form.getValues());
        const expectedVersion = isChanged ? (await saveAt(version.current)).version : version.current;
        const { data } = await publish({ variables: { id: page.id, expectedVersion } });
        version.current = data!.publishPage.version;
        done({ message: t.pages.published_2({ publishPage: data!.publishPage.title }), ...undoOf(data) });
      }),
    unpublish: () =>
      attempt(async () => {
        const { data } = await unpublish({ variables: { id: page.id, expectedVersion: version.current } });
        version.current = data!.unpublishPage.version;
        done({ message: t.pages.taken_back_from_visitors_the_draft_stays(), ...undoOf(data) });
      }),
    loadTheirs: () =>
      attempt(async () => {
        const theirs = await reload();
        form.reset(valuesOf(theirs));
        version.current = theirs.version;
        setConflict(null);
      }),
    keepMine: () =>
      attemptSave(async () => {
        done({ message: t.pages.saved_the_draft(), ...(await saveAt((await reload()).version)) });
      }),
  };
}
