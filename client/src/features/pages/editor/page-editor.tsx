import { ExternalLink, History } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { siteAddress } from '@/app/admin/frame/view-site';
import { useUnsavedForm } from '@/app/admin/forms/use-unsaved-form';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Tabs } from '@/ui/tabs';
import type { EditablePageFragment } from '../pages.generated';
import { BlockList } from './block-list';
import { ConflictNotice } from './conflict-notice';
import { PageState } from './page-state';
import { Preview } from './preview';
import { RevisionsDialog } from './revisions-dialog';
import { usePageEditor } from './use-page-editor';
import { UploadContext } from './use-uploads';

interface Props {
  page: EditablePageFragment;
  siteSlug: string;
  /** Asks for the page as it is now. */
  onReload: () => Promise<EditablePageFragment>;
}

/** A page's title, path and blocks, with preview, draft, publishing and earlier revisions. */
export function PageEditor({ page, siteSlug, onReload }: Props) {
  const site = useSite();
  const editing = usePageEditor(page, onReload);
  const { form, failed, conflict, busy, isUploading } = editing;
  const { isDirty, errors } = useFormState({ control: form.control });
  const [tab, setTab] = useState('edit');
  const [showsRevisions, setShowsRevisions] = useState(false);
  useUnsavedForm(form);
  const { register } = form;
  return (
    <FormProvider {...form}>
      <div className="mt-3" />
      <ScreenHeader
        title={page.title}
        actions={
          <>
            <Button variant="ghost" onClick={() => setShowsRevisions(true)}>
              <History aria-hidden="true" size={18} />
              {t.pages.revisions()}
            </Button>
            {page.isPublished && (
              <Button busy={busy} onClick={() => void editing.unpublish()}>
                {t.pages.unpublish()}
              </Button>
            )}
            <Button busy={busy} onClick={() => void editing.save()}>
              {t.pages.save_draft()}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void editing.publish()}>
              {t.pages.publish()}
            </Button>
          </>
        }
      />
      <p className="-mt-2 mb-4 flex flex-wrap items-center gap-3 text-sm">
        <PageState page={page} />
        <span role="status" className="text-muted">
          {isUploading
            ? t.pages.a_picture_is_being_uploaded()
            : isDirty
              ? t.pages.there_are_changes_that_are_not_saved()
              : t.pages.all_changes_are_saved()}
        </span>
        {page.isPublished && (
          <a
            href={`${siteAddress(site, siteSlug)}/${page.path === 'home' ? '' : page.path}`}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex items-center gap-1"
          >
            {t.pages.see_it_on_the_site()}
            <ExternalLink aria-hidden="true" size={14} />
          </a>
        )}
      </p>
      {conflict && (
        <ConflictNotice message={conflict} busy={busy} onTheirs={editing.loadTheirs} onMine={editing.keepMine} />
      )}
      <FormError message={failed} />
      <div className="my-4 grid gap-4 sm:grid-cols-2">
        <Field label={t.pages.title()} required error={errors.title?.message}>
          {(control) => <Input {...control} {...register('title', atMost(200))} />}
        </Field>
        <Field
          label={t.pages.path()}
          required
          hint={t.pages.where_it_stands_on_the_site_home_on()}
          error={errors.path?.message}
        >
          {(control) => <Input {...control} spellCheck={false} autoCapitalize="none" {...register('path')} />}
        </Field>
      </div>
      <Tabs
        label={t.pages.content()}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'edit',
            label: t.common.edit(),
            panel: (
              <UploadContext value={editing.addUpload}>
                <BlockList />
              </UploadContext>
            ),
          },
          {
            id: 'preview',
            label: t.pages.preview(),
            panel: tab === 'preview' && (
              <Preview
                onRefused={(error) => {
                  editing.complain(error);
                  setTab('edit');
                }}
              />
            ),
          },
        ]}
      />
      {showsRevisions && <RevisionsDialog pageId={page.id} onClose={() => setShowsRevisions(false)} />}
    </FormProvider>
  );
}
