import { useMutation } from '@platform/module-kit';
import { counted, toastFailure } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SeasonPhoto } from '../../source/rows/photo';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** Saves all photos of the season as one archive. */
export function DownloadPhotos({ photos }: { photos: readonly SeasonPhoto[] }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const [packed, setPacked] = useState(0);
  const packing = useMutation({
    mutationFn: async () => {
      const { packPhotos } = await import('./packPhotos');
      return packPhotos(photos, source.photoFile, setPacked);
    },
    onSuccess: ({ archive, missing }) => {
      if (missing > 0) toastMissing(missing, photos.length);
      if (!archive) return;
      const address = URL.createObjectURL(archive);
      const link = document.createElement('a');
      link.href = address;
      link.download = `season-photos-${season.year}.zip`;
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: (error) => toastFailure('The photos were not downloaded', error),
    onSettled: () => setPacked(0),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      loading={packing.isPending}
      onClick={() => packing.mutate()}
    >
      {packing.isPending && packed > 0 ? `${packed} of ${photos.length}` : 'Download all'}
    </Button>
  );
}

function toastMissing(missing: number, all: number): void {
  const files =
    missing === 1 ? 'The file of 1 photo is missing' : `The files of ${counted(missing, 'photo')} are missing`;
  if (missing === all) toast({ title: 'No photo was downloaded', description: `${files}.`, tone: 'destructive' });
  else toast({ title: 'Not all photos were downloaded', description: `${files}. The others are in the archive.` });
}
