import { openPage } from '@platform/module-kit/testing';
import descriptor from '../../module.json';
import type { PostSeasonSource } from '../source/postSeasonSource';
import { PostSeasonSourceProvider } from '../source/usePostSeasonSource';
import { PostSeasonPage } from './postSeason/PostSeasonPage';

/**
 * Opens the page over a source.
 * @param query the address after that of the source, such as `?tab=lessons`
 */
export function openPostSeason(source: PostSeasonSource, query = ''): Promise<void> {
  const App = () => (
    <PostSeasonSourceProvider value={source}>
      <PostSeasonPage />
    </PostSeasonSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
}
