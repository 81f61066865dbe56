import { personText } from '@platform/module-kit';
import { emptyDraft, type ClubDraft } from './clubDraft';

/** Stores what was typed, with the account of the person who typed it, in this tab until the visit ends. */
const text = personText('sessionStorage', 'club-setup');

interface Kept {
  userId: string;
  draft: ClubDraft;
}

/** What a person has typed in the wizard. It survives a reload and a visit to another page. */
export const keptDraft = {
  read(userId: string): ClubDraft {
    const kept = parse(text.read());
    return kept?.userId === userId ? { ...emptyDraft, ...kept.draft } : emptyDraft;
  },
  keep: (userId: string, draft: ClubDraft): void => void text.write(JSON.stringify({ userId, draft } satisfies Kept)),
  forget: (): void => text.forget(),
};

function parse(json: string | null): Kept | undefined {
  try {
    return json === null ? undefined : (JSON.parse(json) as Kept);
  } catch {
    return undefined;
  }
}
