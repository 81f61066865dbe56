/** A text that the browser keeps for the page. */
export interface KeptText {
  /** Null if nothing is stored. */
  read(): string | null;
  /** Returns whether the browser keeps it. */
  write(text: string): boolean;
  forget(): void;
}

/**
 * A text that the browser keeps under a key: for this tab in the `sessionStorage`, for every visit in the
 * `localStorage`. A browser that blocks storage throws at every access, and a full one at every write. A failed write
 * costs a convenience, never the page.
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
    write: (text) =>
      attempt((kept) => {
        kept.setItem(key, text);
        return true;
      }) ?? false,
    forget: () => void attempt((kept) => kept.removeItem(key)),
  };
}
