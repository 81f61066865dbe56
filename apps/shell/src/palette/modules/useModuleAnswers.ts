import type { ManifestModule } from '@platform/contract';
import { failureReason, type SlotAnswer, useManifest, useSlotAnswers } from '@platform/module-kit';

/** The answers of the club's modules to the palette. Each module searches its own rows. */
interface ModuleAnswers<Answer> {
  answered: readonly { module: { id: string; title: string }; release: ManifestModule | undefined; answer: Answer }[];
  /** Titles of the modules that are slow to answer. */
  slow: readonly string[];
  failed: readonly { title: string; message: string; retry(): void }[];
  /** Whether another answer may still come. */
  isSearching: boolean;
}

/** @param props what the slot passes to modules; null asks nothing */
export function useModuleAnswers<Answer>(slot: string, props: object | null): ModuleAnswers<Answer> {
  const { modules } = useManifest();
  const { answers, isKnown, retry } = useSlotAnswers<Answer>(slot, props);
  return {
    answered: answers.flatMap((each) =>
      each.kind === 'answered' ? [{ ...each, release: modules.find(({ id }) => id === each.module.id) }] : [],
    ),
    slow: answers.flatMap((answer) => (answer.kind === 'waiting' && answer.slow ? answer.module.title : [])),
    failed: [
      ...answers.flatMap((answer) => (answer.kind === 'failed' ? { title: answer.module.title, ...answer } : [])),
      ...(props && retry ? [{ title: 'Modules', message: failureReason(null), retry }] : []),
    ],
    isSearching: props !== null && (!isKnown || answers.some(isOnItsWay)),
  };
}

const isOnItsWay = (answer: SlotAnswer): boolean =>
  answer.kind === 'waiting' ? !answer.slow : answer.kind === 'answered' && answer.isAskedAnew;
