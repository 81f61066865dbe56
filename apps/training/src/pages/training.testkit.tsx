import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { act, configure, render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../module.json';
import type { TrainingSource } from '../source/trainingSource';
import { TrainingSourceContext } from '../source/TrainingSourceContext';
import { ModulePage } from './module/ModulePage';
import { OverviewPage } from './overview/OverviewPage';

/**
 * Opens a page of training over a source, as the platform puts it on the page.
 * @param path what stands in the address after that of the source, such as `?do=assign`
 */
export async function openTraining(source: TrainingSource, path: string): Promise<void> {
  // A busy machine draws late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
  pageHistory.push(`${source.basePath}${path}`);
  const page = defineModule({
    descriptor: { ...descriptor, fills: undefined },
    App: () => (
      <TrainingSourceContext value={source}>
        <Routes>
          <Route path={source.basePath} element={<OverviewPage />} />
          <Route path={`${source.basePath}/:moduleId`} element={<ModulePage />} />
        </Routes>
      </TrainingSourceContext>
    ),
  });
  await act(async () => {
    render(<>{page.draw(source.basePath)}</>);
  });
}
