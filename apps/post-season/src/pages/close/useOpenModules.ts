import { isOffered, useManifest, useRights } from '@platform/module-kit';
import type { SeasonCounts } from '@platform/module-kit/screens';
import { openWork, type OpenModule } from '../../rules/openWork';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** What is open, in the modules that the club has and the person may open. */
export function useOpenModules(): (figures: SeasonCounts) => OpenModule[] {
  const { season } = useSeason();
  const { paths, today } = usePostSeasonSource();
  const manifest = useManifest();
  const rights = useRights();
  return (figures) => openWork(figures, season, paths, today(), (address) => isOffered(manifest, address, rights));
}
