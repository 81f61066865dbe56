import { openPage } from '@platform/module-kit/testing';
import descriptor from '../../module.json';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { PreSeasonSourceProvider } from '../source/usePreSeasonSource';
import { PreSeasonPage } from './preSeason/PreSeasonPage';

/**
 * Opens the page over a source.
 * @param query the address after that of the source, such as `?tab=budget`
 */
export function openPreSeason(source: PreSeasonSource, query = ''): Promise<void> {
  const App = () => (
    <PreSeasonSourceProvider value={source}>
      <PreSeasonPage />
    </PreSeasonSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
}
