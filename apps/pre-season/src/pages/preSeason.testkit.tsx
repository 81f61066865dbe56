import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { act, configure, render } from '@testing-library/react';
import descriptor from '../../module.json';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { PreSeasonSourceContext } from '../source/PreSeasonSourceContext';
import { PreSeasonPage } from './preSeason/PreSeasonPage';

/**
 * Opens the page over a source, as the platform puts it on the page.
 * @param query what stands in the address after that of the source, such as `?tab=budget`
 */
export async function openPreSeason(source: PreSeasonSource, query = ''): Promise<void> {
  // A busy machine draws late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
  pageHistory.push(`${source.basePath}${query}`);
  const page = defineModule({
    descriptor: { ...descriptor, fills: undefined },
    App: () => (
      <PreSeasonSourceContext value={source}>
        <PreSeasonPage />
      </PreSeasonSourceContext>
    ),
  });
  await act(async () => {
    render(<>{page.draw(source.basePath)}</>);
  });
}
