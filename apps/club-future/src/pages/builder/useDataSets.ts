import { type DataSetId, dataSetIds } from '@platform/contract/saved-reports';
import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { useClubFutureSource } from '../../source/useClubFutureSource';

/** What a person who only sits on the board reads rows of. */
const dataSetsOfBoard: readonly DataSetId[] = ['budget', 'satisfaction', 'projects', 'wishlist'];

/** The data sets that a report of this person can be about: those of the daily work are for people who work at the club. */
export function useDataSets(): readonly DataSetId[] {
  const { isDemo, canManage, canViewAnalytics } = useClubFutureSource();
  const hasSchedule = isOffered(useManifest(), '/scheduling', useRights());
  return isDemo || canManage || canViewAnalytics || hasSchedule ? dataSetIds : dataSetsOfBoard;
}
