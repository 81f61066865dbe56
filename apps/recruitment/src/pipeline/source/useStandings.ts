import { useQuery } from '@platform/module-kit';
import { useMemo } from 'react';
import { keyOf, useClubFacts } from './recruitmentQueries';

import type { Application, Standing } from './recruitmentSource';
import { useRecruitmentSource } from './RecruitmentSourceContext';

/** How each application stands. It is read beside the applications, so that nobody waits for it to see who applied. */
export function useStandings() {
  const source = useRecruitmentSource();
  const today = useClubFacts().data?.today;
  const { data } = useQuery({
    queryKey: keyOf(source.key, 'standings'),
    queryFn: () => source.listStandings(),
    enabled: source.canManage,
  });
  return useMemo(() => {
    const known = new Map(data?.map((standing) => [standing.applicationId, standing]));
    return {
      /** Of whoever was moved a moment ago it says so, before it is read again. */
      of({ id, status, appliedDate }: Application): Standing {
        const standing = known.get(id);
        if (!standing) return { applicationId: id, status, since: appliedDate, held: [], missing: [] };
        return standing.status === status ? standing : { ...standing, status, since: today ?? standing.since };
      },
    };
  }, [data, today]);
}
