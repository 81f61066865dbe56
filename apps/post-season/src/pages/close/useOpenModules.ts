import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { openWork, type OpenModule } from '../../rules/openWork';
import type { OpenWork } from '../../source/rows/season';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** What is open, in the modules that the club has and the person may open. */
export function useOpenModules(): (figures: OpenWork) => OpenModule[] {
  const { season } = useSeason();
  const { paths } = usePostSeasonSource();
  const manifest = useManifest();
  const rights = useRights();
  return (figures) => openWork(figures, season, paths, (address) => isOffered(manifest, address, rights));
}
