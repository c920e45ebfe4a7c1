import { Bold, Italic, Link2, List, ListOrdered } from 'lucide-react';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Textarea } from '@/ui/input';
import { link, type MarkdownTool, prefix, wrap } from './markdown-tools';

interface Tool {
  label: () => string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  run: MarkdownTool;
  /** With Ctrl or Command. */
  key?: string;
}

const TOOLS: readonly Tool[] = [
  { label: () => t.pages.bold(), Icon: Bold, run: wrap('**', 'bold'), key: 'b' },
  { label: () => t.pages.italic(), Icon: Italic, run: wrap('*', 'italic'), key: 'i' },
  { label: () => t.pages.link(), Icon: Link2, run: link, key: 'k' },
  { label: () => t.pages.list(), Icon: List, run: prefix(() => '- ', /^- /) },
  {
    label: () => t.pages.numbered_list(),
    Icon: ListOrdered,
    run: prefix((line) => `${line}. `, /^\d+\. /),
  },
];

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  rows?: number;
}

/** Rich text as Markdown, with a few buttons for those who do not know it by heart. */
export function MarkdownField({ label, value, onChange, error, rows = 6 }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[number, number] | null>(null);
  useLayoutEffect(() => {
    if (!selection.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [value]);
  const apply = (tool: MarkdownTool): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const next = tool({ text: value, start: selectionStart, end: selectionEnd });
    selection.current = [next.start, next.end];
    onChange(next.text);
  };
  return (
    <Field label={label} required error={error} hint={t.pages.markdown_bold_italic_words_https_or_words()}>
      {(props) => (
        <div>
          <div
            role="toolbar"
            aria-label={t.pages.format({ toLowerCase: label.toLowerCase() })}
            className="flex rounded-t-md border border-b-0 border-line-strong bg-surface-2"
          >
            {TOOLS.map(({ label: name, Icon, run }) => (
              <IconButton
                key={name()}
                label={name()}
                icon={<Icon aria-hidden={true} size={16} />}
                onClick={() => apply(run)}
              />
            ))}
          </div>
          <Textarea
            {...props}
            ref={area}
            rows={rows}
            value={value}
            className="rounded-t-none"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              const tool = (event.ctrlKey || event.metaKey) && TOOLS.find(({ key }) => key === event.key.toLowerCase());
              if (!tool) return;
              event.preventDefault();
              apply(tool.run);
            }}
          />
        </div>
      )}
    </Field>
  );
}
