import { openPage } from '@platform/module-kit/testing';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../module.json';
import { SchedulingPage } from './SchedulingPage';
import type { SchedulingSource } from './source/schedulingSource';
import { SchedulingSourceProvider } from './source/useSchedulingSource';

/**
 * Opens the schedule over a source.
 * @param query the query string, such as `?do=create`
 */
export function openSchedule(source: SchedulingSource, query = ''): Promise<void> {
  const App = () => (
    <SchedulingSourceProvider value={source}>
      <Routes>
        <Route path={source.basePath} element={<SchedulingPage />} />
      </Routes>
    </SchedulingSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
}
