import { personText } from '@platform/module-kit';
import { emptyDraft, type ClubDraft } from './clubDraft';

/** Where this tab keeps what was typed, and whose it is, for as long as the visit lasts. */
const text = personText('sessionStorage', 'club-setup');

interface Kept {
  userId: string;
  draft: ClubDraft;
}

/** What a person has typed in the wizard: a reload, or a look at another page, does not empty it. */
export const keptDraft = {
  read(userId: string): ClubDraft {
    const kept = parse(text.read());
    return kept?.userId === userId ? { ...emptyDraft, ...kept.draft } : emptyDraft;
  },
  keep: (userId: string, draft: ClubDraft): void => text.write(JSON.stringify({ userId, draft } satisfies Kept)),
  forget: (): void => text.forget(),
};

function parse(json: string | null): Kept | undefined {
  try {
    return json === null ? undefined : (JSON.parse(json) as Kept);
  } catch {
    return undefined;
  }
}
