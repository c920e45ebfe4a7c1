import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { DraftRowFragment } from './drafts.generated';
import { certificateInShort, isBestPossible } from './quality-words';
import { repairInWords } from './repair-words';

interface Props {
  drafts: readonly DraftRowFragment[];
  openId: string;
  /** @param id '' closes the open one */
  onOpen: (id: string) => void;
  onDiscard: (draft: DraftRowFragment) => void;
}

/** The drafts of a schedule: which, from when, how good. */
export function DraftsList({ drafts, openId, onOpen, onDiscard }: Props) {
  return (
    <ul aria-label={t.schedules.drafts()} className="divide-y divide-line border-t border-line">
      {drafts.map((draft) => {
        const isOpen = draft.id === openId;
        return (
          <li
            key={draft.id}
            className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 ${isOpen ? 'bg-accent-soft' : ''}`}
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-semibold">{t.schedules.draft({ seed: draft.seed })}</span>
                {draft.isRepair && <Badge>{t.schedules.repair()}</Badge>}
                {draft.staleBecause.length > 0 && <Badge tone="warning">{t.schedules.outdated()}</Badge>}
                {draft.certificate.length > 0 && draft.certificate.every(isBestPossible) && (
                  <Badge tone="success">{t.schedules.best_possible()}</Badge>
                )}
              </p>
              {draft.repair && <p className="text-sm text-ink">{repairInWords(draft)}</p>}
              <p className="text-sm text-ink">{certificateInShort(draft.certificate)}</p>
              <p className="text-sm text-muted">
                {t.schedules.made_seed({ moment: formatMoment(draft.createdAt), seed: draft.seed })}
              </p>
            </div>
            <span className="flex gap-2">
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-label={
                  isOpen ? t.schedules.close_draft({ seed: draft.seed }) : t.schedules.open_draft({ seed: draft.seed })
                }
                onClick={() => onOpen(isOpen ? '' : draft.id)}
              >
                {isOpen ? t.common.close() : t.schedules.open_2()}
              </Button>
              <Button
                size="small"
                aria-label={t.schedules.discard_draft({ seed: draft.seed })}
                onClick={() => onDiscard(draft)}
              >
                {t.schedules.discard()}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
