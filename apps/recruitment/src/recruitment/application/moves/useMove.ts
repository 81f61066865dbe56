import { toast } from '@platform/ui';
import { statusLabels, type ApplicationStatus } from '../../rules/status';
import type { Application } from '../../source/rows/application';
import type { Rejection } from '../../source/rows/letter';
import { useRecruitmentChange, useRecruitmentSource } from '../../source/useRecruitmentSource';
import { onItsWay } from './onItsWay';

interface Move {
  application: Application;
  to: ApplicationStatus;
  rejection?: Rejection;
}

/** Moves an application. The board shows it at once, and undoes it after a refusal. */
export function useMove() {
  const source = useRecruitmentSource();
  return useRecruitmentChange(
    ({ application, to, rejection }: Move) => source.moveApplication(application, to, rejection),
    {
      onDone: (_done, { application, to, rejection }) =>
        toast({
          title: `${application.name}: ${statusLabels[to]}`,
          description: rejection?.letter ? onItsWay(source.isDemo) : undefined,
          tone: 'success',
        }),
    },
  );
}
