import { Button, media, SelectField, token } from '@platform/ui';
import { styled } from 'styled-components';
import { isListed, releaseOption } from '../../shared/releases/releaseStates';
import { useModules, useReleases } from '../../source/queries';
import type { PreviewedRelease } from '../../source/rows/preview';
import { RELEASES_FAILED } from '../../source/rows/release';

interface ReleasePickerProps {
  value: PreviewedRelease;
  onChange: (value: PreviewedRelease) => void;
  /** Modules chosen in other rows: a ticket has one release of each. */
  taken: readonly string[];
  /** Whether to say what is not chosen yet. */
  isMissed: boolean;
  /** Removes the row; undefined for the only one. */
  onRemove?: () => void;
}

/** A module and one of its releases. */
export function ReleasePicker({ value, onChange, taken, isMissed, onRemove }: ReleasePickerProps) {
  const { moduleId, version } = value;
  const modules = useModules();
  const releases = useReleases(moduleId);
  const channels = modules.data?.find(({ id }) => id === moduleId)?.channels ?? [];
  return (
    <Line>
      <SelectField
        label="Module"
        placeholder="Choose a module"
        value={moduleId}
        error={modules.isError ? RELEASES_FAILED : isMissed && !moduleId ? 'Choose the module to preview.' : undefined}
        options={(modules.data ?? [])
          .filter(({ id }) => id === moduleId || !taken.includes(id))
          .map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => onChange({ moduleId: event.target.value, version: '' })}
      />
      <SelectField
        label="Release"
        placeholder={moduleId ? 'Choose a release' : 'Module first'}
        value={version}
        disabled={moduleId === ''}
        error={releases.isError ? RELEASES_FAILED : isMissed && moduleId && !version ? 'Choose a release.' : undefined}
        options={(releases.data ?? []).filter(isListed).map((release) => releaseOption(release, channels))}
        onChange={(event) => onChange({ moduleId, version: event.target.value })}
      />
      {onRemove && (
        <Button variant="quiet" size="sm" aria-label={`Leave ${moduleId || 'this module'} out`} onClick={onRemove}>
          Leave out
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
