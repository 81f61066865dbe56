import { demoClub, gone, playDemo, toCents } from '@platform/module-kit/screens';
import { sampleClub, sampleLaborCost } from '@platform/sample-club';
import { inBudgetOrder } from '../rules/inBudgetOrder';
import { changes } from '../source/changes';
import { findItem, findLine, type Known, type KnownReads } from '../source/changes/known';
import type { PreSeasonSource } from '../source/preSeasonSource';
import recording from './recording.json';
import { refuse } from './refuse';

const found = {
  listBudget: (known: Known, years: readonly string[]) =>
    known
      .all('listBudget')
      .flat()
      .filter(({ year }) => years.includes(year))
      .sort(inBudgetOrder),
  readBudgetLine: (known: Known, lineId: string) => there(findLine(known, lineId)),
  readItem: (known: Known, itemId: string) => there(findItem(known, itemId)),
  laborOf: (_known: Known, year: string) => toCents(sampleLaborCost(year)),
};

/** The sample club at /demo/pre-season: no server, no session. Everything works, and changes last for the visit. */
export function createDemoSource(): PreSeasonSource {
  const source = demoClub(sampleClub, '/demo/pre-season');
  return { ...source, ...playDemo<KnownReads, typeof changes>({ source, recording, changes, refuse, found }) };
}

/** @throws DataError as the database does, if a row no longer exists */
function there<Row>(row: Row | undefined): Row {
  if (row === undefined) throw gone();
  return row;
}
