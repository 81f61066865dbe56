import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { distFolder } from '../../bundler/paths';
import { SOURCE_LINES_FILE } from '../../bundler/output/releaseNames';
import type { SourceLines } from '../../bundler/output/sourceLines';
import { answerOf, type Platform } from '../platforms/platform';

/**
 * Sends the source lines of a release's built files to the registry. The registry uses them to explain reported
 * failures, and shows them to no one. The store, which browsers read, never has them.
 */
export async function storeSourceLines({ registry }: Platform, { moduleId, version }: Release): Promise<void> {
  const text = await readFile(path.join(distFolder(moduleId), SOURCE_LINES_FILE), 'utf8');
  for (const { file, sources, places, sourceIndexes, sourceLines } of JSON.parse(text) as SourceLines[]) {
    if (places.length === 0) continue;
    await answerOf(
      registry.rpc('record_release_sources', {
        module_id_param: moduleId,
        version_param: version,
        file_param: file,
        sources_param: sources,
        places_param: places,
        source_indexes_param: sourceIndexes,
        source_lines_param: sourceLines,
      }),
    );
  }
}
