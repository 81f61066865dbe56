import { failureReason, iconOf, type ModuleIcon, useManifest, useSlotAnswers } from '@platform/module-kit';
import { distinctById, type NeedToday, useOnline } from '@platform/module-kit/screens';
import { useAuth, type Club } from '@platform/session';
import { useEffect } from 'react';
import { useIsPainted } from './useIsPainted';

/** Something that waits for the person, with the icon of its module. */
export interface Need extends NeedToday {
  icon: ModuleIcon;
}

/** What waits for the person, as counted by each of the club's modules. */
export interface ModuleNeeds {
  needs: readonly Need[];
  /** True until every module has answered, has failed, or is known to be slow. */
  isPending: boolean;
  /** Titles of the slow modules. */
  slow: readonly string[];
  failed: readonly { title: string; message: string; retry(): void }[];
  /** Whether there is no network, and a module has not answered. It is asked again once there is one. */
  isOffline: boolean;
}

/** Whether the modules were asked before: their code is there, and need not wait for the page to be painted. */
let hasAsked = false;

export function useModuleNeeds(club: Club): ModuleNeeds {
  const { user } = useAuth();
  const { modules } = useManifest();
  const isOnline = useOnline();
  const isPainted = useIsPainted();
  const isAsked = hasAsked || isPainted;
  useEffect(() => void (hasAsked ||= isAsked), [isAsked]);
  const { answers, isKnown, retry } = useSlotAnswers<readonly NeedToday[]>(
    'home.today',
    isAsked && user ? { clubId: club.id, userId: user.id } : null,
  );
  const iconOfModule = (id: string) => {
    const release = modules.find((module) => module.id === id);
    return release ? iconOf(release) : 'circle';
  };
  const isUnanswered = !isAsked || !isKnown || answers.some(({ kind }) => kind !== 'answered');
  const needs = {
    needs: answers.flatMap((answer) =>
      answer.kind === 'answered'
        ? distinctById(answer.answer).map((need) => ({
            ...need,
            id: `${answer.module.id} ${need.id}`,
            icon: iconOfModule(answer.module.id),
          }))
        : [],
    ),
  };
  // Why a module does not answer is then the same for all.
  if (!isOnline) return { ...needs, isPending: false, slow: [], failed: [], isOffline: isUnanswered };
  return {
    ...needs,
    isPending: !isAsked || (!isKnown && !retry) || answers.some((answer) => answer.kind === 'waiting' && !answer.slow),
    slow: answers.flatMap((answer) => (answer.kind === 'waiting' && answer.slow ? answer.module.title : [])),
    failed: [
      ...answers.flatMap((answer) => (answer.kind === 'failed' ? { title: answer.module.title, ...answer } : [])),
      ...(retry ? [{ title: 'Your modules', message: failureReason(null), retry }] : []),
    ],
    isOffline: false,
  };
}
