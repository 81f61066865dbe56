import { useMemo } from 'react';
import { useStandingsQuery } from '../source/queries';
import type { Application, Standing } from '../source/rows/application';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

/** The standing of each application. It loads separately, so that no one waits for it to see who applied. */
export function useStandings() {
  const today = useRecruitmentSource().today();
  const { data } = useStandingsQuery();
  return useMemo(() => {
    const known = new Map(data?.map((standing) => [standing.applicationId, standing]));
    return {
      /**
       * Undefined until known, which differs from a position without requirements. A person who was just moved already
       * shows their new status before it is reread.
       */
      of({ id, status }: Application): Standing | undefined {
        const standing = known.get(id);
        if (!standing || standing.status === status) return standing;
        return { ...standing, status, since: today };
      },
    };
  }, [data, today]);
}
