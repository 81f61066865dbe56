import { emptyInquiry, type Inquiry } from './inquiry';

/** Where what was typed stays for this visit. What a link has chosen is not kept: the next link may say otherwise. */
const STORAGE_KEY = 'contact-draft';

/** What was typed before the visitor left the page; nothing after it was sent. */
export function readDraft(): Partial<Inquiry> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter(([field, text]) => isTyped(field) && typeof text === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what a field of the form now holds. */
export function keepInDraft(control: EventTarget): void {
  const { name, value } = control as HTMLInputElement;
  if (!isTyped(name)) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readDraft(), [name]: value }));
  } catch {
    // Without storage, the text lasts as long as the page.
  }
}

/** Once the message is sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, nothing was kept.
  }
}

const isTyped = (field: string): boolean => field in emptyInquiry && field !== 'website';
