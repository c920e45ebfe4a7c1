import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { PageBlockKind } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { SortableList } from '@/ui/sortable-list';
import { BLOCK_NAMES, blockLabel, newBlock, type PageValues } from './block-values';
import { BlockFields } from './block-fields';
import { useRemovedToast } from './use-removed-toast';

const KINDS = Object.keys(BLOCK_NAMES) as PageBlockKind[];

/** The blocks of the page, to write, to order and to take away. */
export function BlockList() {
  const { control, getValues, formState } = useFormContext<PageValues>();
  const { fields, append, remove, move, insert } = useFieldArray({ control, name: 'blocks' });
  const blocks = useWatch({ control, name: 'blocks' });
  const add = (kind: PageBlockKind): void => append(newBlock(kind));
  const nameAt = (index: number): string => (blocks[index] ? blockLabel(blocks[index]) : t.pages.block());
  const said = useRemovedToast();
  const removeAt = (index: number): void => {
    const block = structuredClone(getValues(`blocks.${index}`));
    remove(index);
    said(blockLabel(block), () => {
      insert(Math.min(index, getValues('blocks').length), block);
      return true;
    });
  };
  return (
    <div className="flex flex-col gap-4 py-5">
      {fields.length === 0 && (
        <EmptyState title={t.pages.this_page_is_empty()}>{t.pages.add_its_first_block_below()}</EmptyState>
      )}
      <SortableList
        items={fields}
        nameOf={(field) => nameAt(fields.findIndex(({ id }) => id === field.id))}
        onReorder={(_order, from, to) => move(from, to)}
        className="flex flex-col gap-3"
        itemClassName="card rounded-lg border border-line bg-surface shadow-card"
      >
        {({ kind }, handle, index) => (
          <section aria-label={nameAt(index)}>
            <div className="flex items-center gap-1 border-b border-line px-1 py-0.5">
              {handle}
              <h2 className="eyebrow flex-1 text-muted">{BLOCK_NAMES[kind]()}</h2>
              <IconButton
                label={t.pages.move_up({ nameAt: nameAt(index) })}
                icon={<ArrowUp aria-hidden="true" size={16} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={t.pages.move_down({ nameAt: nameAt(index) })}
                icon={<ArrowDown aria-hidden="true" size={16} />}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={t.pages.copy({ nameAt: nameAt(index) })}
                icon={<Copy aria-hidden="true" size={16} />}
                onClick={() => insert(index + 1, structuredClone(getValues(`blocks.${index}`)))}
              />
              <IconButton
                label={t.pages.remove({ nameAt: nameAt(index) })}
                icon={<Trash2 aria-hidden="true" size={16} />}
                className="text-danger!"
                onClick={() => removeAt(index)}
              />
            </div>
            <div className="flex flex-col gap-3 p-4">
              <BlockFields kind={kind} index={index} />
              <BlockProblem message={formState.errors.blocks?.[index]?.message} />
            </div>
          </section>
        )}
      </SortableList>
      <div>
        <Menu
          align="start"
          trigger={
            <Button>
              <Plus aria-hidden="true" size={18} />
              {t.pages.add_block()}
            </Button>
          }
          items={KINDS.map((kind) => ({ label: BLOCK_NAMES[kind](), onSelect: () => add(kind) }))}
        />
      </div>
    </div>
  );
}

function BlockProblem({ message }: { message: string | undefined }) {
  return message ? (
    <p role="alert" className="text-sm text-danger">
      {message}
    </p>
  ) : null;
}
