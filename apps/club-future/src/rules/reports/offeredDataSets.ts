import { type DataSetId, dataSetIds } from '@platform/contract/saved-reports';

/** What a person who only sits on the board reads rows of. */
const dataSetsOfBoard: readonly DataSetId[] = ['budget', 'satisfaction', 'projects', 'wishlist'];

/** The data sets that a person's new report can be about: those of the daily work are for the people who read it. */
export const offeredDataSets = (readsDailyWork: boolean): readonly DataSetId[] =>
  readsDailyWork ? dataSetIds : dataSetsOfBoard;
