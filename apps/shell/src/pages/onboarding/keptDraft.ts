import { sessionStore } from '@platform/session';
import { emptyDraft, type ClubDraft } from './clubDraft';

/** Where this tab keeps what was typed, and whose it is, for as long as the visit lasts. */
const STORAGE_KEY = 'club-setup';

interface Kept {
  userId: string;
  draft: ClubDraft;
}

/** What a person has typed in the wizard: a reload, or a look at another page, does not empty it. */
export const keptDraft = {
  read(userId: string): ClubDraft {
    const kept = parse(sessionStorage.getItem(STORAGE_KEY));
    return kept?.userId === userId ? { ...emptyDraft, ...kept.draft } : emptyDraft;
  },
  keep: (userId: string, draft: ClubDraft): void =>
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, draft } satisfies Kept)),
  forget: (): void => sessionStorage.removeItem(STORAGE_KEY),
};

// On whatever page somebody signs out, nothing of theirs stays in the browser.
sessionStore.subscribe(() => {
  if (sessionStore.get().status === 'signed-out') keptDraft.forget();
});

function parse(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
