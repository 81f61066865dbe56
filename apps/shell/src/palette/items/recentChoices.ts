import { keptText, parsedJson } from '@platform/module-kit';

const text = keptText('localStorage', 'palette-recent');
const MOST = 5;

/** A person's recent choices in the command palette in this browser. Signing out removes them. */
export const recentChoices = {
  /** Ids, the latest first. */
  read(userId: string): readonly string[] {
    const kept = parsedJson(text.read()) as { userId?: unknown; ids?: unknown } | undefined;
    if (kept?.userId !== userId || !Array.isArray(kept.ids)) return [];
    return kept.ids.filter((id): id is string => typeof id === 'string');
  },

  add(userId: string, id: string): void {
    const others = recentChoices.read(userId).filter((known) => known !== id);
    text.write(JSON.stringify({ userId, ids: [id, ...others].slice(0, MOST) }));
  },

  forget: (): void => text.forget(),
};
