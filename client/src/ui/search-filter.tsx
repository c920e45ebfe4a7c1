import { LONGEST_SEARCH } from '@/lib/search-text';
import { InputFilter } from './filter-bar';
import { useTypedText } from './use-typed-text';

interface Props {
  name: string;
  label: string;
  placeholder?: string;
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** A search text in a filter bar: shows every key at once, and asks after a pause in typing. */
export function SearchFilter({ value, onChange, ...rest }: Props) {
  const [text, type] = useTypedText(value, onChange);
  return <InputFilter {...rest} maxLength={LONGEST_SEARCH} value={text} onChange={type} />;
}
