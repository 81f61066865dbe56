import { openPage } from '@platform/module-kit/testing';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../module.json';
import type { TrainingSource } from '../source/trainingSource';
import { TrainingSourceProvider } from '../source/useTrainingSource';
import { ModulePage } from './module/ModulePage';
import { OverviewPage } from './overview/OverviewPage';

/**
 * Opens a training page over a source.
 * @param path the address after that of the source, such as `?do=assign`
 */
export function openTraining(source: TrainingSource, path: string): Promise<void> {
  const App = () => (
    <TrainingSourceProvider value={source}>
      <Routes>
        <Route path={source.basePath} element={<OverviewPage />} />
        <Route path={`${source.basePath}/:moduleId`} element={<ModulePage />} />
      </Routes>
    </TrainingSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${path}` });
}
