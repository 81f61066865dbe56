import { useMutation } from '@platform/module-kit';
import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, FileDrop, toast, token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { NOT_REPLACED, type PreparedImage } from '../../source/rows/brandImage';
import { useClubChange, useClubSource } from '../../source/useClubSource';
import type { BrandAsset } from './brandAssets';
import { prepareImage } from './prepareImage';

/** The file types that the bucket accepts. */
const ACCEPT = ['image/png', 'image/jpeg', 'image/svg+xml'];
const MAX_BYTES = 10_000_000;

interface ReplaceDialogProps {
  asset: BrandAsset;
  onClose(): void;
}

interface Chosen {
  file: File;
  image: PreparedImage;
  /** An address that only this page can read. */
  preview: string;
}

/** Replaces one of the platform's images with the club's own, and shows it before it is saved. */
export function ReplaceDialog({ asset, onClose }: ReplaceDialogProps) {
  const source = useClubSource();
  const [chosen, setChosen] = useState<Chosen>();
  const preparing = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const image = await prepareImage(file);
      return { file, image, preview: URL.createObjectURL(image.blob) };
    },
    onSuccess: setChosen,
  });
  const replacing = useClubChange((image: PreparedImage) => source.replaceImage(asset.id, image), {
    onShown() {
      toast({ title: `${asset.title} replaced`, tone: 'success' });
      onClose();
    },
  });
  const [errors, whenRight] = useErrorsOnceTried({ image: chosen ? undefined : 'Choose an image.' });
  const preview = chosen?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);
  /** Also clears the message about an earlier file. */
  const begin = () => {
    setChosen(undefined);
    preparing.reset();
    replacing.reset();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Replace ${asset.title}`}
      description="Everyone of your club sees and downloads it from then on. You can restore the default at any time."
      submit="Replace"
      unsaved={asset.title}
      isChanged={chosen !== undefined}
      canSubmit={!preparing.isPending}
      isPending={replacing.isPending}
      onSubmit={() => whenRight(() => chosen && replacing.mutate(chosen.image))}
    >
      <FileDrop
        label="Image"
        error={errors.image}
        accept={ACCEPT}
        maxBytes={MAX_BYTES}
        entries={chosen ? [{ id: 'chosen', name: chosen.file.name, size: chosen.file.size }] : []}
        onAdd={([file]) => {
          begin();
          if (file) preparing.mutate(file);
        }}
        onRemove={begin}
        onRefuse={begin}
      />
      <Refusal error={preparing.error} />
      <Refusal error={replacing.error} title={NOT_REPLACED} />
      {chosen && !chosen.image.isWhole && (
        <Alert tone="warning" title="Parts of this drawing were removed">
          They could run, or load something from elsewhere. Below is what is saved: check that nothing is missing.
        </Alert>
      )}
      {chosen && (
        <Ground>
          <img src={chosen.preview} alt={`${asset.title} as it will be`} />
        </Ground>
      )}
    </FormDialog>
  );
}

const Ground = styled.div`
  display: grid;
  place-items: center;
  height: 12rem;
  padding: ${token.space.md};
  border-radius: ${token.radius.md};
  background: ${token.color.sceneLine};
  img {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;
