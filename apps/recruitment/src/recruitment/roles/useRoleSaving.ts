import { DataError } from '@platform/module-kit';
import type { JobRole, JobRoleValues } from '../source/rows/jobRole';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';

interface RoleSaving {
  values: () => JobRoleValues;
  /** The version that the next save replaces; undefined for a new role. */
  over: JobRole | undefined;
  /** Called after a conflict with the version that another person has saved: the next try is based on it. */
  onTheirs: (role: JobRole) => void;
  onDone: () => void;
}

/** Saves a job role, or adds one. */
export function useRoleSaving({ values, over, onTheirs, onDone }: RoleSaving) {
  const source = useRecruitmentSource();
  const send = () => (over ? source.saveJobRole(over, values()) : source.addJobRole(values()));
  const saving = useRecruitmentChange(send, { onDone });
  const readTheirs = async (error: Error) => {
    if (!isConflict(error) || !over) return;
    const theirs = (await source.listJobRoles()).find(({ id }) => id === over.id);
    if (theirs) onTheirs(theirs);
  };
  return {
    saving,
    save: () => saving.mutate(undefined, { onError: (error) => void readTheirs(error).catch(() => undefined) }),
  };
}

/** Whether another person has saved the role since. */
export const isConflict = (error: Error | null): boolean => error instanceof DataError && error.code === 'PT409';
