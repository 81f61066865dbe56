import { openPage } from '@platform/module-kit/testing';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../module.json';
import { OperationsPage } from './OperationsPage';
import type { OperationsSource } from './source/operationsSource';
import { OperationsSourceProvider } from './source/useOperationsSource';

/**
 * Opens the Operations page over a source.
 * @param query the query string, such as `?tab=tickets`
 */
export function openOperations(source: OperationsSource, query = ''): Promise<void> {
  const App = () => (
    <OperationsSourceProvider value={source}>
      <Routes>
        <Route path={source.basePath} element={<OperationsPage />} />
      </Routes>
    </OperationsSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
}
