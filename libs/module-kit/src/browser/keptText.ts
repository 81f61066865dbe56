/** A text that the browser keeps for the page. */
export interface KeptText {
  /** Null where nothing is kept. */
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

/**
 * A text that the browser keeps under a key: for this tab in the `sessionStorage`, for every visit in the
 * `localStorage`. A browser that is told to keep nothing throws at every access to its storage, and a full one when
 * something is written: what is not kept costs a convenience, never the page.
 */
export function keptText(storage: 'sessionStorage' | 'localStorage', key: string): KeptText {
  const attempt = <Result>(work: (kept: Storage) => Result): Result | null => {
    try {
      return work(window[storage]);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(key)),
    write: (text) => void attempt((kept) => kept.setItem(key, text)),
    forget: () => void attempt((kept) => kept.removeItem(key)),
  };
}
