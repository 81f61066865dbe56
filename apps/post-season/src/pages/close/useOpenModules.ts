import { isOffered, useManifest, useRights } from '@platform/module-kit';
import type { SeasonCounts } from '@platform/module-kit/screens';
import { openWork, type OpenModule } from '../../rules/openWork';
import { useFirstOpenWeek } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** What is open, in the modules that the club has and the person may open. */
export function useOpenModules(): (figures: SeasonCounts) => OpenModule[] {
  const { season } = useSeason();
  const { paths } = usePostSeasonSource();
  const openWeek = useFirstOpenWeek(season.id).data ?? null;
  const manifest = useManifest();
  const rights = useRights();
  return (figures) => openWork(figures, season, paths, openWeek, (address) => isOffered(manifest, address, rights));
}
