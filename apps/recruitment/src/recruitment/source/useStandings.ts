import { useMemo } from 'react';
import { useStandingsQuery } from './queries';
import type { Application, Standing } from './application';
import { useRecruitmentSource } from './useRecruitmentSource';

/** How each application stands. It is read beside the applications, so no one has to wait for it to see who applied. */
export function useStandings() {
  const today = useRecruitmentSource().today();
  const { data } = useStandingsQuery();
  return useMemo(() => {
    const known = new Map(data?.map((standing) => [standing.applicationId, standing]));
    return {
      /**
       * Undefined as long as it is not known: that is not the same as a position that requires nothing.
       * A person who was moved a moment ago is shown so before it is read again.
       */
      of({ id, status }: Application): Standing | undefined {
        const standing = known.get(id);
        if (!standing || standing.status === status) return standing;
        return { ...standing, status, since: today };
      },
    };
  }, [data, today]);
}
