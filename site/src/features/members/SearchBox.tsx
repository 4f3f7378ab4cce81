import { messages } from '@year-group/api-types/messages';
import { SearchField } from '@year-group/ui-kit/SearchField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchSync } from '#lib/useSearchSync.ts';
import styles from './Directory.module.css';

/** Debounce in ms before the server is called. */
const pause = 500;

export interface SearchBoxProps {
  /** The term in the address. */
  term: string;
  onSearch: (term: string) => void;
}

/** Searches after a pause in typing, or at once with Enter. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useSearchSync(term, (words) => {
    clearTimeout(timer.current);
    setText(words);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (send(next)) onSearch(next);
  };
  const handleChange = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next.trim()), pause);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(text.trim());
  };

  return (
    <form onSubmit={handleSubmit} className={styles.Search}>
      <SearchField
        label="Search members"
        name="q"
        placeholder={messages.directory.searchPlaceholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
      />
    </form>
  );
}
