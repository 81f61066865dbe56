import { iconOf, useManifest, useSlotAnswers, type SlotAnswer } from '@platform/module-kit';
import { distinctById } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import type { PaletteItem } from './paletteItem';
import type { PaletteGroup } from './rankItems';
import { useSettled } from './useSettled';

/** Shorter words find too much. */
const FEWEST_LETTERS = 2;

/** A row that a module found, by the schema of the slot `palette.search` (module.json). */
interface FoundRow {
  id: string;
  label: string;
  detail?: string;
  to: string;
}

/** Rows of the club's modules that a query finds: each module answers over its own. */
export interface ModuleRows {
  groups: readonly PaletteGroup[];
  /** Titles of the modules that take long. */
  slow: readonly string[];
  failed: readonly { title: string; message: string; retry(): void }[];
  /** Whether another answer may still come. */
  isSearching: boolean;
}

/** @param query what is typed; people without a club find nothing */
export function useModuleRows(query: string): ModuleRows {
  const { club } = useAuth();
  const { modules } = useManifest();
  const typed = query.trim();
  const words = useSettled(typed);
  const isAsked = club !== null && typed.length >= FEWEST_LETTERS && words.length >= FEWEST_LETTERS;
  const { answers, isKnown, retry } = useSlotAnswers<readonly FoundRow[]>(
    'palette.search',
    isAsked ? { clubId: club.id, query: words } : null,
  );
  const groups = answers.flatMap((answer) => groupOf(answer, (id) => modules.find((module) => module.id === id)));
  return {
    groups,
    slow: answers.flatMap((answer) => (answer.kind === 'waiting' && answer.slow ? answer.module.title : [])),
    failed: [
      ...answers.flatMap((answer) => (answer.kind === 'failed' ? { title: answer.module.title, ...answer } : [])),
      ...(isAsked && retry ? [{ title: 'Modules', message: 'Check your connection and try again.', retry }] : []),
    ],
    isSearching: isAsked && (words !== typed || !isKnown || answers.some(isOnItsWay)),
  };
}

const isOnItsWay = (answer: SlotAnswer): boolean =>
  answer.kind === 'waiting' ? !answer.slow : answer.kind === 'answered' && answer.isAskedAnew;

function groupOf(
  answer: SlotAnswer<readonly FoundRow[]>,
  releaseOf: (id: string) => Parameters<typeof iconOf>[0] | undefined,
): PaletteGroup[] {
  if (answer.kind !== 'answered' || answer.answer.length === 0) return [];
  const { id: moduleId, title } = answer.module;
  const release = releaseOf(moduleId);
  const items = distinctById(answer.answer).map(({ id, label, detail = '', to }): PaletteItem => ({
    id: `row ${moduleId} ${id}`,
    group: title,
    label,
    detail,
    icon: release ? iconOf(release) : 'circle',
    choice: { kind: 'open', to },
  }));
  return [{ heading: title, items }];
}
