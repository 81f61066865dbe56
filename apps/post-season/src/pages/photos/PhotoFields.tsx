import { season_photos } from '@platform/database/refusals/season_photos';
import type { DraftErrors } from '@platform/module-kit';
import { DateField, TextField } from '@platform/ui';
import type { PhotoDraft } from '../../source/rows/photo';

export const photoLabels = { altText: 'What it shows', caption: 'Caption', takenOn: 'Taken on' };

interface PhotoFieldsProps {
  /** The name of the photo among others; none for one alone. */
  of?: string;
  draft: PhotoDraft;
  errors: DraftErrors<PhotoDraft>;
  onChange: (values: Partial<PhotoDraft>) => void;
}

/** What a person says about a photo. */
export function PhotoFields({ of, draft, errors, onChange }: PhotoFieldsProps) {
  const label = (field: keyof typeof photoLabels) => (of ? `${photoLabels[field]}: ${of}` : photoLabels[field]);
  return (
    <>
      <TextField
        label={label('altText')}
        hint="For members who cannot see it, such as “Four children at the edge of the pool”"
        limit={300}
        value={draft.altText}
        error={errors.altText}
        onChange={(event) => onChange({ altText: event.target.value })}
      />
      <TextField
        label={label('caption')}
        optional
        limit={200}
        value={draft.caption}
        onChange={(event) => onChange({ caption: event.target.value })}
      />
      <DateField
        label={label('takenOn')}
        optional
        value={draft.takenOn}
        error={errors.takenOn}
        onChange={(takenOn) => onChange({ takenOn })}
      />
    </>
  );
}

/** What is wrong with the words about a photo, as the database says it. */
export function checkPhoto({ altText, takenOn }: PhotoDraft): DraftErrors<PhotoDraft> {
  const { rules } = season_photos;
  const isInRange = takenOn === '' || (takenOn >= '2000-01-01' && takenOn <= '2100-01-01');
  return {
    altText: altText.trim().length < 3 ? rules.season_photos_alt_text_length : undefined,
    takenOn: isInRange ? undefined : rules.season_photos_taken_on_range,
  };
}
