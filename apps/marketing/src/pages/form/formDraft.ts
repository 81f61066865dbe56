import { keptText } from '@platform/module-kit';

/** Filled in only by bots, and never kept. */
const BAIT = 'website';

/** What was typed into a form. It is kept only while the tab is open, because the phone may be shared. */
export interface FormDraft<Values> {
  /** What was typed before the visitor left the page; empty after it was sent. */
  read(): Partial<Values>;
  /** Stores the current value of a field. */
  keep<Field extends keyof Values & string>(field: Field, value: Values[Field]): void;
  /** Called once the form is sent. */
  forget(): void;
}

/**
 * The draft of a form whose fields hold strings, lists of strings, records of strings, or booleans.
 * @param key its key in the tab's storage; forms with the same key share it
 */
export function formDraft<Values extends object>(key: string, empty: Values): FormDraft<Values> {
  const text = keptText('sessionStorage', key);
  const fits = ([field, value]: [string, unknown]) =>
    field !== BAIT && field in empty && isLike(empty[field as keyof Values], value);
  function read(): Partial<Values> {
    try {
      const kept = JSON.parse(text.read() ?? '{}') as Partial<Values>;
      return Object.fromEntries(Object.entries(kept).filter(fits)) as Partial<Values>;
    } catch {
      return {};
    }
  }
  return {
    read,
    keep(field, value) {
      if (field !== BAIT) text.write(JSON.stringify({ ...read(), [field]: value }));
    },
    forget: text.forget,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isLike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every(isText);
  if (typeof empty !== 'object' || empty === null) return typeof value === typeof empty;
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
}
